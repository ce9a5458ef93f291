import Testing

@testable import archcli

@Suite struct HelpTests {
  @Test func program() {
    #expect(
      HelpScreen.text(nil, Sample.vocabulary, columns: 80) == """
        OVERVIEW: Run one blog app in six UI architectures and see what happens inside.

        Who sends what to whom, which state changes, which request goes out, what the
        screen shows: every hop is recorded, and the record is the same in every run,
        byte for byte.

        Exit status: 0 done, same, conforms; 1 the answer is no; 2 trouble; 64 wrong
        usage; 141 cut off, as in 'archcli trace tea | head -1', before there was an
        answer.

        USAGE: archcli [--generate-completion-script <shell>] <subcommand>

        OPTIONS:
          --generate-completion-script <shell>
                                  Print a completion script. (values: bash, zsh, fish)
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          run                     Run a scenario through a pattern and tell the story.
          trace                   Run a scenario through a pattern and print the trace
                                  alone.
          diff                    Compare two traces by what happened.
          verify                  Run every golden trace again and compare.
          accept                  Take what 'verify' received as the new golden traces.
          check                   Hold traces against the rules of their pattern.
          draw                    Draw a trace: who acts on whom, in order.
          faults                  Cut every wire in turn and say what becomes of the
                                  app.
          compare                 Measure what each pattern costs in the same story.
          claims                  Measure what the literature claims about the patterns.
          report                  Put traces into one page to look at: lanes, time
                                  travel, side by side.
          explore                 Play random scenarios on every pattern and find one on
                                  which they disagree.
          play                    Step through a run in the terminal, and drive the app
                                  by hand.
          list                    List patterns, scenarios, rules, metrics, claims, or
                                  the paths of what is on the screen.
          explain                 Explain a rule, a metric, a claim, or a pattern with
                                  its roles, edges and rules.

        PATTERN SUBCOMMANDS:
          mvc                     Model-View-Controller: short for 'archcli run mvc'.
          mvvm                    Model-View-ViewModel: short for 'archcli run mvvm'.
          mvcvs, mvc+vs           View State: short for 'archcli run mvcvs'.
          tea                     The Elm Architecture: short for 'archcli run tea'.

          See 'archcli help <subcommand>' for detailed help.

        """)
  }

  @Test func diff() throws {
    let command = try CommandTable.resolve("diff", Sample.vocabulary)
    #expect(
      HelpScreen.text(command, Sample.vocabulary, columns: 80) == """
        OVERVIEW: Compare two traces by what happened.

        Events are aligned by step, then by what they are, never by their number. The
        first that diverges is named with the chain of its causes. Exit status: 0 the
        same, 1 different.

        USAGE: archcli diff [--on <aspect> ...] [--json] [--scenario <scenario>] [--world <file>] [--no-screens] [--reads] [--cut <wire> ...] [--color <when>] [--output <file>] [--quiet] <trace> <trace>

        ARGUMENTS:
          <trace>                 The old trace and the new one: a file, '-' for
                                  standard input, or a pattern, which is run on the
                                  spot. A file that is named as a pattern is written
                                  './mvc'; 'mvc@cut=8' is a run in which a wire is cut.

        OPTIONS:
          --on <aspect>           What to compare; everything where it is not given.
                                  Different patterns have state, requests and screens in
                                  common, not the flow. May be repeated, or a list.
                                  (values: flow, state, requests, screens)
          --json                  Print the differences as JSON.
          --scenario <scenario>   The scenario to play: a name, as 'archcli list
                                  scenarios' shows them, or a file. (default:
                                  blog-follow)
          --world <file>          A file with the world to play in, in the place of the
                                  scenario's own.
          --no-screens            Leave out what the screen shows.
          --reads                 Record who reads whose state, too.
          --cut <wire>            Cut the wire of this number, to see what no longer
                                  arrives. May be repeated, or a list.
          --color <when>          When to use colour. (values: auto, always, never;
                                  default: auto)
          -o, --output <file>     Write to this file, whole or not at all, rather than
                                  to standard output.
          -q, --quiet             Print only what was asked for: no summary, no hints.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func draw() throws {
    let command = try CommandTable.resolve("draw", Sample.vocabulary)
    #expect(
      HelpScreen.text(command, Sample.vocabulary, columns: 80) == """
        OVERVIEW: Draw a trace: who acts on whom, in order.

        A sequence diagram with a lane for each participant, or for each role. State
        changes and what is seen stand on their owner, and what comes later than its
        cause (an answer, a timer) is dashed. The format 'dot' draws who talks to whom,
        and how often.

        Mermaid that is too long for GitHub is cut into several diagrams, which are
        written as Markdown with a block for each; so is a single one where -o names a
        file that ends in '.md'.

        USAGE: archcli draw [--format <format>] [--by <who>] [--step <steps>] [--only <kind> ...] [--scenario <scenario>] [--world <file>] [--no-screens] [--reads] [--cut <wire> ...] [--color <when>] [--output <file>] [--quiet] <trace>

        ARGUMENTS:
          <trace>                 The trace: a file, '-' for standard input, or a
                                  pattern, which is run on the spot.

        OPTIONS:
          --format <format>       How to draw: by the ending of the file that -o names
                                  where it is not given, else text. (values: text,
                                  mermaid, plantuml, dot, svg)
          --by <who>              Who gets a lane: each participant, or all of a role
                                  together. (values: participant, role; default:
                                  participant)
          --step <steps>          Draw these steps only: N, N..M, N.. or ..M.
          --only <kind>           Draw events of this kind only: call, notify, state, or
                                  another. May be repeated, or a list.
          --scenario <scenario>   The scenario to play: a name, as 'archcli list
                                  scenarios' shows them, or a file. (default:
                                  blog-follow)
          --world <file>          A file with the world to play in, in the place of the
                                  scenario's own.
          --no-screens            Leave out what the screen shows.
          --reads                 Record who reads whose state, too.
          --cut <wire>            Cut the wire of this number, to see what no longer
                                  arrives. May be repeated, or a list.
          --color <when>          When to use colour. (values: auto, always, never;
                                  default: auto)
          -o, --output <file>     Write to this file, whole or not at all, rather than
                                  to standard output.
          -q, --quiet             Print only what was asked for: no summary, no hints.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func pattern() throws {
    let command = try CommandTable.resolve("MVC/controller", Sample.vocabulary)
    #expect(
      HelpScreen.text(command, Sample.vocabulary, columns: 80) == """
        OVERVIEW: Model-View-Controller: short for 'archcli run mvc/controller'.

        Each step is followed by the hops that it led to, indented under their cause, by
        the state that changed, old and new, and by the screen. A summary closes the
        story.

        A copy is an app of its own with a twin of the server; every screen of its stack
        is compared, the alert, the toast and the requests, at once and after each later
        step. What a pattern's states do not hold is said by name.

        Variants: mvc/model, mvc/controller. The first is what 'mvc' alone means.

        USAGE: archcli mvc/controller [--restore-each-step] [--rewind] [--scenario <scenario>] [--world <file>] \
        [--no-screens] [--reads] [--cut <wire> ...] [--color <when>] [--output <file>] [--quiet]

        OPTIONS:
          --restore-each-step     After each step, make a copy from the serialised
                                  states, compare, and play on.
          --rewind                At the end, put each earlier state into a running app,
                                  compare, and play on.
          --scenario <scenario>   The scenario to play: a name, as 'archcli list
                                  scenarios' shows them, or a file. (default:
                                  blog-follow)
          --world <file>          A file with the world to play in, in the place of the
                                  scenario's own.
          --no-screens            Leave out what the screen shows.
          --reads                 Record who reads whose state, too.
          --cut <wire>            Cut the wire of this number, to see what no longer
                                  arrives. May be repeated, or a list.
          --color <when>          When to use colour. (values: auto, always, never;
                                  default: auto)
          -o, --output <file>     Write to this file, whole or not at all, rather than
                                  to standard output.
          -q, --quiet             Print only what was asked for: no summary, no hints.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func everyScreenFitsIts80Columns() {
    for command in CommandTable.listed(Sample.vocabulary) {
      let lines = HelpScreen.text(command, Sample.vocabulary, columns: 80).split(separator: "\n")
      for line in lines where !line.hasPrefix("USAGE:") { #expect(line.columnWidth <= 80) }
    }
  }

  @Test func everySentenceEndsAndEveryNameIsItsOwn() {
    let commands = CommandTable.all.map { $0.description }
    for command in commands + [CommandTable.root] {
      #expect(command.abstract.hasSuffix("."))
      for option in command.allOptions { #expect(option.abstract.hasSuffix(".")) }
      let spellings = command.allOptions.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
    let names = CommandTable.listed(Sample.vocabulary).flatMap {
      [$0.description.name] + $0.description.aliases
    }
    #expect(Set(names).count == names.count)
  }
}
