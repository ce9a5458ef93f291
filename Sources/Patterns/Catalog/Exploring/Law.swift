/// What must hold in every play of every pattern, whatever the others show.
enum Law: String, CaseIterable, Sendable {
  case noNegativeCount = "a count is never negative"
  case idOnce = "an id is once in a list"
  case rowsAgree = "each row in sight shows the id of its place in the list"
  case oneRequest = "at most one request is out for one thing"
  case quietScreen = "nothing shows that a request is out when none is"
  case screenOnRecord = "what the window shows is on record"
  case noLeak = "nobody outlives the app"
  case alertArrives = "each failed write is told to the person once"
  case silentWhenGone = "nothing happens to whoever is gone"
  case restores = "an app that can be put back where it is shows the same then, and goes on as it does"
  case noError = "no error is reported"
}
