import Testing

@testable import MVP

/// Rows as view data.
struct RowsTests {
  private func rows(_ ids: [Int]) -> Rows<String> {
    var rows = Rows<String>()
    for id in ids { rows.set(id, "\(id)") }
    rows.list(ids)
    return rows
  }

  @Test func `setting a row to what it shows changes nothing`() {
    var rows = rows([1, 2])
    let isSame = !rows.set(1, "1")
    let isOther = rows.set(2, "two")
    #expect(isSame && isOther)
    #expect(rows[2] == "two")
  }

  @Test func `what is listed no longer is dropped`() {
    var rows = rows([1, 2, 3])
    rows.list([3, 1])
    #expect(rows.ids == [3, 1])
    #expect(rows[2] == nil)
  }

  @Test func `rows handed over are the receiver's own`() {
    var kept = rows([1])
    let handed = kept
    kept.set(1, "other")
    #expect(handed[1] == "1")
  }
}
