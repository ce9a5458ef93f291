import ArchTrace
import Catalog

/// Writes the page: one file with its style, its script and the traces in it, which asks nobody for anything.
///
/// The traces stand, as `archcli trace` writes them, in script elements that no browser runs; the page's own script and style are named by their
/// hashes, so that nothing else in it can run, whatever stands in a trace.
struct PageWriter {
  private let data: PageData

  /// Makes a writer.
  init(_ traces: [PageTrace]) { data = PageData(traces) }

  /// The page's style.
  static var style: String { assets(".css") }
  /// The page's script: its files share one scope, and `main` begins.
  static var script: String { "\"use strict\";\n(() => {\n\(assets(".js"))main();\n})();\n" }

  private static func assets(_ suffix: String) -> String {
    pageAssets.filter { $0.name.hasSuffix(suffix) }.map(\.text).joined()
  }

  /// What a browser may do for the page: run its script, use its style, and nothing more.
  static func policy(script: String, style: String) -> String {
    let hash = { (text: String) in "'sha256-\(base64(SHA256.digest(Array(text.utf8))))'" }
    return "default-src 'none'; script-src \(hash(script)); style-src \(hash(style)); base-uri 'none'; "
      + "form-action 'none'"
  }

  /// Writes it.
  func write(to out: Output) {
    let (script, style) = (Self.script, Self.style)
    let title = ["archcli report", data.scenario].compactMap(\.self).joined(separator: " · ")
    out.write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(script: script, style: style))">
      <title>\(PageText.html(escapedForTerminal(title)))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(Self.assets(".html"))<noscript>
      <main class="story">
      <h1>\(PageText.html(escapedForTerminal(title)))</h1>
      <p>With JavaScript this page shows lanes, the screen and the state at every moment. This is its text.</p>

      """)
    writeComparison(to: out)
    for trace in data.traces { write(trace, to: out) }
    out.write("</main>\n</noscript>\n")
    for (place, trace) in data.traces.enumerated() {
      out.write("<script type=\"application/x-ndjson\" id=\"trace-\(place)\">")
      PageText.packed(trace.bytes).withUnsafeBytes { out.write($0) }
      out.write("</script>\n")
    }
    out.write("<script type=\"application/json\" id=\"report-data\">\(PageText.json(data.json))</script>\n")
    out.write("<script>\(script)</script>\n</body>\n</html>\n")
  }

  // MARK: Without JavaScript

  private func writeComparison(to out: Output) {
    let heads = data.traces.map { "<th scope=\"col\">\(text($0.title))</th>" }.joined()
    out.write(
      "<h2>Comparison</h2>\n<table>\n<thead><tr><th scope=\"col\">metric</th>\(heads)</tr></thead>\n<tbody>\n"
    )
    for metric in Metric.all(.usual) {
      let cells = data.traces.map { "<td>\($0.figure(metric).map { Table.plain($0.value) } ?? "–")</td>" }
        .joined()
      out.write("<tr><th scope=\"row\">\(metric.rawValue)</th>\(cells)</tr>\n")
    }
    out.write("</tbody>\n</table>\n")
  }

  private func write(_ trace: PageTrace, to out: Output) {
    out.write("<h2>\(text(trace.title))</h2>\n")
    switch trace.rules {
    case nil: out.write("<p>No rules are known for its pattern.</p>\n")
    case let rules? where trace.breaches.isEmpty:
      out.write("<p>Conforms to the \(rules.rules.count) rules of \(text(rules.pattern)).</p>\n")
    case _?:
      let count = trace.breaches.count + trace.breachesLeftOut
      out.write("<p>Breaks its rules \(count) times.</p>\n<ul>\n")
      for breach in trace.breaches.prefix(100) {
        out.write(
          "<li>\(PageText.html(escapedForTerminal(parts: "[\(breach.rule.id)] \(breach.message)")))</li>\n")
      }
      if count > 100 { out.write("<li>… and \(count - 100) more</li>\n") }
      out.write("</ul>\n")
    }
    out.write(trace.story.html)
  }

  private func text(_ text: String) -> String { PageText.html(escapedForTerminal(text)) }
}
