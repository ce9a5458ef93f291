import BlogDomain
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class VoicesViewController: MVP.VoicesViewController<VoicesPresenter>, VoicesDisplay, RowsHolder {
    private(set) lazy var cell = StateCell(of: self, at: "voices", Rows<VoiceText>())

    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    func setVoices(_ voices: Rows<VoiceText>) { traced(voices) { show(voices) } }

    func setEmptyVoices() { traced { show(Rows()) } }

    func setVoice(_ id: Int, _ voice: VoiceText) { traced(id, voice) { show(voice, in: id) } }

    override func configure(_ cell: Cell, _ id: Int) {
      if let voice = rows[id] { show(voice, in: cell) }
    }
  }
}
