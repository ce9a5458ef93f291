#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Platform {
  /// A process that was started, and the end of the pipe on which it is heard.
  struct Child {
    var process: pid_t
    var output: Descriptor
  }

  /// How many processes can run at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts this program with other words. Its standard output is a pipe, its standard error this one's.
  static func startThisProgram(_ words: [String]) throws(SystemError) -> Child {
    var ends: [Descriptor] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    // Of two pipes, a child must not hold the other's end, or its reader would never see it close.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], standardOutput)
    var arguments: [UnsafeMutablePointer<CChar>?] = (["archcli"] + words).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, executablePath, &actions, nil, arguments, environ)
    closeFile(ends[1])
    guard code == 0 else {
      closeFile(ends[0])
      throw SystemError(code: code)
    }
    return Child(process: process, output: ends[0])
  }

  /// Where this program stands; its bare name where it was found in the `PATH`.
  private static var executablePath: String {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size) + 1)
    if _NSGetExecutablePath(&path, &size) == 0 { return String(cString: path) }
    #else
    if exists("/proc/self/exe") { return "/proc/self/exe" }
    #endif
    return Platform.arguments.first ?? "archcli"
  }

  /// Which of the descriptors have something to read, or have ended, after at most that long.
  static func readable(_ descriptors: [Descriptor], milliseconds: Int32) -> [Int] {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return [] }
    return waits.indices.filter { waits[$0].revents != 0 }
  }

  /// Waits until a process has ended.
  ///
  /// - Returns: Its exit status, 128 and the signal's number where a signal ended it.
  static func wait(for child: Child) -> Int32 {
    closeFile(child.output)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
  }

  /// Ends a process.
  static func stop(_ child: Child) {
    kill(child.process, SIGKILL)
    _ = wait(for: child)
  }
}
