import BlogDomain
import Runtime

extension BlockVariant {
  /// No completion could tell how far a voice is: what a tap begins comes more than once. So a row has a block for it.
  final class VoicesPresenter: MVP.VoicesPresenter, RowBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<[Int]>>?
    var onRow: [Int: Action<VoiceText>] = [:]
    var binding = Binding()

    var rows: Rows<VoiceText> { voices }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onRow = [:]
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ voice: VoiceText, in row: Int) { onRow[row]?(voice) }
  }
}
