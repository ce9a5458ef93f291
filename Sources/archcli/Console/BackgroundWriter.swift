#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes to a file on a thread of its own, so that whoever makes the bytes need not wait until the system has taken
/// them.
///
/// The thread touches nothing but `Shared` and the bytes: the program's reference counts are not made for two threads.
final class BackgroundWriter {
  private struct Shared {
    let descriptor: Platform.Descriptor
    var mutex = pthread_mutex_t()
    /// Told when there is something to write, when that is written, and when all is over.
    var changed = pthread_cond_t()
    /// What is being written; nil while nothing is.
    var bytes: UnsafeRawBufferPointer?
    var error: SystemError?
    var isOver = false
  }

  private let shared: UnsafeMutablePointer<Shared>
  #if canImport(Darwin)
  private let thread: pthread_t?
  #else
  private let thread: pthread_t
  #endif

  /// Begins to wait for bytes; nil where the system gives no thread.
  /// - Parameter descriptor: Where to write; it stays open.
  init?(_ descriptor: Platform.Descriptor) {
    let shared = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
    shared.initialize(to: Shared(descriptor: descriptor))
    pthread_mutex_init(&shared.pointee.mutex, nil)
    pthread_cond_init(&shared.pointee.changed, nil)
    #if canImport(Darwin)
    var made: pthread_t?
    let error = pthread_create(&made, nil, { BackgroundWriter.run($0) }, shared)
    #else
    var made = pthread_t()
    let error = pthread_create(&made, nil, { BackgroundWriter.run($0) }, shared)
    #endif
    guard error == 0 else {
      shared.deallocate()
      return nil
    }
    self.shared = shared
    thread = made
  }

  deinit {
    locked { shared.pointee.isOver = true }
    #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
    #else
    pthread_join(thread, nil)
    #endif
    pthread_cond_destroy(&shared.pointee.changed)
    pthread_mutex_destroy(&shared.pointee.mutex)
    shared.deallocate()
  }

  /// Has bytes written, once those given before are.
  /// - Parameter bytes: What to write; it must stay as it is until the next call has returned.
  /// - Returns: Why something given before could not be written; nothing is written after that.
  func write(_ bytes: UnsafeRawBufferPointer) -> SystemError? {
    whenIdle { if shared.pointee.error == nil { shared.pointee.bytes = bytes } }
  }

  /// Waits until everything is written.
  /// - Returns: Why something could not be.
  func wait() -> SystemError? { whenIdle {} }

  private func whenIdle(_ body: () -> Void) -> SystemError? {
    locked {
      while shared.pointee.bytes != nil {
        pthread_cond_wait(&shared.pointee.changed, &shared.pointee.mutex)
      }
      body()
      return shared.pointee.error
    }
  }

  private func locked<R>(_ body: () -> R) -> R {
    pthread_mutex_lock(&shared.pointee.mutex)
    defer {
      pthread_cond_broadcast(&shared.pointee.changed)
      pthread_mutex_unlock(&shared.pointee.mutex)
    }
    return body()
  }

  /// What the thread does.
  private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let shared = pointer?.assumingMemoryBound(to: Shared.self) else { return nil }
    pthread_mutex_lock(&shared.pointee.mutex)
    while true {
      if let bytes = shared.pointee.bytes {
        pthread_mutex_unlock(&shared.pointee.mutex)
        let error = Platform.write(bytes, to: shared.pointee.descriptor)
        pthread_mutex_lock(&shared.pointee.mutex)
        shared.pointee.error = error
        shared.pointee.bytes = nil
        pthread_cond_broadcast(&shared.pointee.changed)
      } else if shared.pointee.isOver {
        pthread_mutex_unlock(&shared.pointee.mutex)
        return nil
      } else {
        pthread_cond_wait(&shared.pointee.changed, &shared.pointee.mutex)
      }
    }
  }
}
