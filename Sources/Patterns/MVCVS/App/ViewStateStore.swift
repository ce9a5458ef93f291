import BlogDomain
import Runtime

/// The view state store. Every navigation, alert, text, scroll, wish and voice is an action here first, and on the screen
/// after, save for those named `already…`, where the screen or the device moved first.
final class ViewStateStore: Store<ViewState, ViewStateAction> {
  init(_ runtime: Runtime, _ state: ViewState = ViewState()) {
    super.init(runtime, .viewState, state)
  }

  // MARK: Navigation

  func open(_ screen: Screen.Content) { traced(screen) { act(.opened) { $0.push(screen) } } }

  /// Leaves the top screen.
  /// - Returns: The screen left; nil where it is the last, which stays.
  func back() -> Screen? { traced { act(.left) { $0.pop() } } }

  /// Takes over that a screen left the window, or came back.
  func alreadyAttached(_ isAttached: Bool, at place: Int) {
    traced([isAttached.logged, place.logged]) { act(.attached) { $0.setAttached(isAttached, at: place) } }
  }

  // MARK: Alerts and toasts

  func askUnfollow(user: Int, name: String) {
    traced([user.logged, name.logged]) { act(.alerted) { $0.present(.unfollow(user, name: name)) } }
  }

  func tell(failure: String) { traced(failure) { act(.alerted) { $0.present(.failure(failure)) } } }

  func closeAlert() { traced { act(.alerted) { $0.closeAlert() } } }

  func show(toast: String) {
    traced(toast) { act(.toasted) { $0.show(toast: toast, until: runtime.now + Toast.time) } }
  }

  func closeToast() { traced { act(.toasted) { $0.toast = nil } } }

  // MARK: What a screen shows of what it has

  /// Takes over where a table is after the person scrolled it, or after it lost the rows that it had shown.
  /// - Parameter row: The first in sight.
  func alreadyScrolled(_ table: String, to row: Int, at place: Int) {
    traced([table.logged, row.logged, place.logged]) {
      act(.scrolled) { $0[place]?.firstRows[table] = row }
    }
  }

  func wish(page: Int, at place: Int) {
    traced([page.logged, place.logged]) { act(.wished) { $0[place]?.wishedPage = page } }
  }

  /// Takes over the text of a field after the person typed it.
  func alreadyTyped(_ text: String, at place: Int) {
    traced([text.logged, place.logged]) { act(.typed) { $0[place]?.query = text } }
  }

  // MARK: What plays

  /// Starts a voice, lets it go on, or pauses it.
  /// - Parameters:
  ///   - list: The list that it stands in, which says what comes next.
  ///   - document: Knows the voices.
  func play(_ voice: Int, in list: [Int], _ document: Document) {
    traced(voice) { order { $0.playlist.tap(voice, in: list, document) } }
  }

  func stopVoices() { traced { order { $0.playlist.stop() } } }

  /// Takes over what the device says by itself, and says what comes next.
  /// - Parameter playing: What the device has on.
  func alreadyPlayed(_ event: AudioPlayer.Event, _ playing: AudioPlayer.Playing, _ document: Document) {
    traced(event) {
      order {
        $0.playing = playing
        return $0.playlist.receive(event, document)
      }
    }
  }

  /// Takes over how far the device is, once it has done what it was asked.
  func alreadyProgressed(_ playing: AudioPlayer.Playing) {
    traced { act(.progressed) { $0.sound.playing = playing } }
  }

  private func order(_ change: (inout Sound) -> AudioPlayer.Order?) {
    var sound = value.sound
    let order = change(&sound)
    act(.played(order)) { $0.sound = sound }
  }
}

/// What is done to the view state.
enum ViewStateAction {
  case opened, left, attached, alerted, toasted, scrolled, wished, typed
  /// A voice goes on or off: what the device must do.
  case played(AudioPlayer.Order?)
  /// The device is further.
  case progressed
}
