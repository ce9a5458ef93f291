import Runtime

/// What spans the parts of a person's page, as its presenter knows it.
protocol ProfileDisplay: Participant {
  func startLoading()
  func finishLoading()
}

extension ProtocolVariant {
  final class ProfilePresenter: MVP.ProfilePresenter, DisplayPresenter {
    var attachment = Attachment<any ProfileDisplay>()

    override func tell(isLoading: Bool) {
      if isLoading { view?.startLoading() } else { view?.finishLoading() }
    }
  }
}
