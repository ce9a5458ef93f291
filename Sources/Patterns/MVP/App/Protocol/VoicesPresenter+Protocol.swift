import BlogDomain
import Runtime

/// What there is to listen to, as its presenter knows it.
protocol VoicesDisplay: ContentDisplay {
  func setVoices(_ voices: Rows<VoiceText>)
  func setEmptyVoices()
  func setVoice(_ id: Int, _ voice: VoiceText)
}

extension ProtocolVariant {
  final class VoicesPresenter: MVP.VoicesPresenter, DisplayPresenter {
    var attachment = Attachment<any VoicesDisplay>()

    override func tell(_ progress: Progress) { view?.show(progress) }

    override func showLoaded() { view?.setVoices(voices) }

    override func showEmpty() { view?.setEmptyVoices() }

    override func showFailure() { view?.showFailure() }

    override func tell(_ voice: VoiceText, in row: Int) { view?.setVoice(row, voice) }
  }
}
