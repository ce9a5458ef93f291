// The keyboard. The keys are those of `archcli play` where both can do a thing.

/** [the keys as `event.key` names them, how help writes them, what they do, the doing]. */
function keyTable(app) {
  return [
    [["j", "ArrowDown"], "j  ↓", "next event", () => app.walk(1)],
    [["k", "ArrowUp"], "k  ↑", "event before", () => app.walk(-1)],
    [["PageDown"], "Page Down", "ten events on", () => app.walk(10)],
    [["PageUp"], "Page Up", "ten events back", () => app.walk(-10)],
    [["l", "ArrowRight"], "l  →", "next step", () => app.walkSteps(1)],
    [["h", "ArrowLeft"], "h  ←", "beginning of the step, or the step before", () => app.walkSteps(-1)],
    [["g", "Home"], "g  Home", "first event", () => app.walk(-Infinity)],
    [["G", "End"], "G  End", "last event", () => app.walk(Infinity)],
    [[" "], "Space", "play, pause", () => app.player.toggle()],
    [["+", "="], "+", "play faster", () => app.player.change(1)],
    [["-"], "-", "play slower", () => app.player.change(-1)],
    [["["], "[", "to the cause", () => app.walkCauses(-1)],
    [["]"], "]", "to the first effect", () => app.walkCauses(1)],
    [["}"], "}", "to the next effect of the same cause", () => app.walkSiblings()],
    [["v"], "v", "next broken rule or error", () => app.walkMarks(1)],
    [["V"], "V", "broken rule or error before", () => app.walkMarks(-1)],
    [["/"], "/", "filter by text", () => byID("search").focus()],
    [["x"], "x", "clear the filter", () => app.filterMenus.clear()],
    [[":"], ":", "go to an event by its number", () => openGo()],
    [["p"], "p", "the same moment in the next trace", () => app.showNextTrace()],
    [["s"], "s", "another trace beside, or none", () => app.toggleBeside()],
    [["o"], "o", "walk in the other of the two", () => app.switchPanel()],
    [["d"], "d", "the whole state, or what changed in the step", () => app.toggleChanged()],
    [["t"], "t", "the run by time, or by step", () => app.toggleTime()],
    [["m"], "m", "copy the step as Mermaid", () => app.copyMermaid()],
    [["w"], "w", "save the trace", () => app.save()],
    [["1"], "1", "the trace", () => app.tabs.show("trace"), true],
    [["2"], "2", "the comparison", () => app.tabs.show("compare"), true],
    [["3"], "3", "the rules", () => app.tabs.show("rules"), true],
    [["?"], "?", "this help", () => byID("help-dialog").showModal(), true],
  ];
}

function openGo() {
  byID("go-text").value = "";
  byID("go-dialog").showModal();
}

/** Listens for keys, and writes the help. */
function bindKeys(app) {
  const table = keyTable(app);
  byID("help-keys").append(...table.flatMap(([, names, meaning]) => [
    make("dt", {}, names.split("  ").flatMap((name) => [make("kbd", {}, name), " "])), make("dd", {}, meaning),
  ]));
  const isOn = byID("keys-on");
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (target.id === "search" && event.key === "Escape") {
      app.filter.text = "";
      app.refilter();
      return target.blur();
    }
    if (target.id === "search" && event.key === "Enter") return target.blur();
    if (target.matches("input:not([type=checkbox]), textarea, select") || target.closest("dialog")) return;
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (isLetter && !isOn.checked && event.key !== "?") return;
    // Keys that the element itself has a use for.
    if (target.matches("button, summary, a, input") && (event.key === " " || event.key === "Enter")) return;
    const isScrolled = target.matches(".pane-body, .scrolling");
    if (isScrolled && /^(Arrow|Page|Home|End)/.test(event.key)) return;
    if (target.id === "overview" && slide(app, event)) return;
    const row = table.find(([keys]) => keys.includes(event.key));
    if (!row || (app.tabs.current !== "trace" && !row[4])) return;
    event.preventDefault();
    row[3]();
  });
}

/** What arrows do on the scrubber, as on every slider. */
function slide(app, event) {
  const distance = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (!distance) return false;
  event.preventDefault();
  app.walk(distance);
  return true;
}
