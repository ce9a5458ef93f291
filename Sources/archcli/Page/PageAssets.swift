// swift-format-ignore-file
// Made by Sources/archcli/Page/Assets/compile-in.sh from the files beside it.

/// The files of the page by extension, then name, each as it is.
let pageAssets: [(name: String, text: String)] = [
(
"base.css",
###"""
:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f5f6f8; --sunk: #eceef2; --line: #d5d9e0; --stripe: #f1f3f6;
  --ink: #171b21; --quiet: #555e6b; --accent: #2f4fd0; --on-accent: #ffffff; --chosen: #e3e9ff; --hover: #f0f3ff;
  --cause: #fff1d6; --effect: #ddf3e6; --warn: #fdecea; --fresh: #e8f5ec;
  --act: #1d4ed8; --change: #8a4b00; --show: #0a6a41; --network: #7527ad; --life: #555e6b; --fault: #b3211a; --other: #171b21;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101317; --raised: #181c22; --sunk: #20252d; --line: #343b46; --stripe: #161a20;
    --ink: #e7eaee; --quiet: #a1abb8; --accent: #9db2ff; --on-accent: #10131a; --chosen: #27335c; --hover: #1d2437;
    --cause: #3a2d12; --effect: #12352a; --warn: #421c1a; --fresh: #143024;
    --act: #93b5ff; --change: #f2b866; --show: #6bd8a4; --network: #d3a8ff; --life: #a1abb8; --fault: #ff9a90; --other: #e7eaee;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; background: var(--ground); color: var(--ink); }
body { margin: 0; }
h1, h2, h3, h4, p, dl, dd { margin: 0; }
h1 { font-size: 1.1rem; }
h2 { font-size: 1.05rem; }
h3 { font-size: .8rem; text-transform: uppercase; letter-spacing: .05em; }
h4 { font-size: .85rem; margin: .8em 0 .2em; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.dim { color: var(--quiet); font-weight: normal; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.empty { color: var(--quiet); }
a { color: var(--accent); }
button, select, input, summary, textarea { font: inherit; color: inherit; }
button, select, input[type="search"], input:not([type]), summary {
  background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: .25em .6em; min-height: 30px;
}
button, summary, select { cursor: pointer; }
button:hover:not(:disabled), summary:hover { border-color: var(--accent); }
button:disabled { color: var(--quiet); cursor: default; }
button[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); min-width: 3em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
kbd { font: .85em var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 .35em; background: var(--raised); }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: .4em 1.2em; padding: .5em .9em 0; background: var(--raised); border-bottom: 1px solid var(--line); }
.top > #help { margin-left: auto; margin-bottom: .4em; }
.top h1 { margin-bottom: .4em; }
.tabs { display: flex; gap: .2em; align-self: flex-end; }
.tabs button { border: 1px solid transparent; border-bottom: 0; border-radius: 6px 6px 0 0; background: none; padding: .4em .9em; margin-bottom: -1px; }
.tabs button[aria-selected="true"] { background: var(--ground); border-color: var(--line); font-weight: 600; box-shadow: inset 0 3px var(--accent); }
.toast { position: fixed; inset: auto 1em 1em; width: fit-content; max-width: calc(100% - 2em); margin: 0 auto; padding: .6em 1em; background: var(--ink); color: var(--ground); border-radius: 8px; z-index: 9; overflow-wrap: anywhere; }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--ground); color: var(--ink); max-width: min(46rem, 94vw); padding: 1.2em 1.4em; }
dialog::backdrop { background: rgb(0 0 0 / .45); }
dialog form { display: grid; gap: .8em; justify-items: start; }
textarea { width: min(40rem, 84vw); font-family: var(--mono); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.keys { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: .35em .9em; max-height: 64vh; overflow: auto; align-items: baseline; }
.keys dd { margin-right: 1em; }
@media (max-width: 640px) { .keys { grid-template-columns: max-content 1fr; } }
.family-act { color: var(--act); } .family-change { color: var(--change); } .family-show { color: var(--show); }
.family-network { color: var(--network); } .family-life { color: var(--life); } .family-fault { color: var(--fault); }
.family-other { color: var(--other); }
.story { padding: 1em; max-width: 80rem; margin: auto; }
.story pre { font: 12px/1.5 var(--mono); white-space: pre; overflow-x: auto; }
.story h2 { margin: 1.5em 0 .4em; }
.story h3 { margin: 1.2em 0 .3em; text-transform: none; letter-spacing: 0; font-size: .95rem; }
.story table { border-collapse: collapse; }
.story th, .story td { text-align: right; padding: .1em .7em; }
.story th:first-child { text-align: left; }
@media (prefers-reduced-motion: no-preference) { .needle { transition: left .12s ease-out; } }
@media (forced-colors: active) { .row.is-cursor { outline: 2px solid Highlight; } }

"""###
),
(
"compare.css",
###"""
.page { padding: 1em; max-width: 82rem; margin: 0 auto; }
.page h2 { margin: 1.4em 0 .4em; }
.lead { max-width: 62em; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1em; margin-top: 1em; }
.chart { border: 1px solid var(--line); border-radius: 8px; padding: .7em .9em; }
.chart p { color: var(--quiet); font-size: 13px; margin-bottom: .5em; }
.chart table { width: 100%; border-collapse: collapse; }
.chart th { text-align: left; font-weight: 400; width: 8.5em; overflow-wrap: anywhere; }
.chart .figure { text-align: right; width: 5.5em; padding: 0 .7em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar rect { rx: 2px; }
svg.bar { display: block; }
.chart svg.bar { overflow: visible; }
.fill { fill: var(--act); }
.pale { fill: var(--chosen); stroke: var(--act); stroke-width: 1; }
.scrolling { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; max-width: 100%; }
.figures { border-collapse: collapse; width: 100%; }
.figures th, .figures td { padding: .35em .7em; border-top: 1px solid var(--line); vertical-align: top; }
.figures thead th { border-top: 0; background: var(--raised); text-align: right; }
.figures thead th:first-child, .figures tbody th { text-align: left; }
.figures tbody th { font-weight: 600; min-width: 13em; max-width: 24em; }
.figures td { text-align: right; font-variant-numeric: tabular-nums; min-width: 6em; }
.figures td svg { height: 5px; opacity: .55; margin-top: 2px; }
.figures .sign { font-weight: 400; color: var(--quiet); font-size: 12px; }
.figures .least .sign { color: var(--show); font-weight: 600; }
.meaning { display: block; font-weight: 400; color: var(--quiet); font-size: 12.5px; }
.page details { margin: .3em 0; }
.page summary { width: fit-content; }
.wires { border-collapse: collapse; font-size: 13px; }
.wires th, .wires td { text-align: left; vertical-align: top; padding: .3em .7em; border-top: 1px solid var(--line); }
.rules ul { padding-left: 1.2em; }
.rules li { margin: .3em 0; overflow-wrap: anywhere; }
.broken { color: var(--fault); font-weight: 600; }
@media (max-width: 560px) { .page { padding: .7em; } .figures tbody th { min-width: 9em; } .meaning { display: none; } }

"""###
),
(
"trace.css",
###"""
.controls { display: flex; flex-wrap: wrap; gap: .5em 1.1em; padding: .6em .9em; align-items: center; }
.group { display: flex; flex-wrap: wrap; gap: .35em; align-items: center; }
.controls select { max-width: 11em; }
#search { width: 13em; }
#count { color: var(--quiet); min-width: 8em; font-variant-numeric: tabular-nums; }
.menu { position: relative; }
.menu summary { list-style: none; display: flex; align-items: center; gap: .4em; }
.menu summary::after { content: "▾"; color: var(--quiet); }
.menu summary span { color: var(--quiet); }
.sheet { position: absolute; z-index: 5; top: calc(100% + 4px); left: 0; width: max-content; max-width: min(26rem, 90vw); max-height: 60vh; overflow: auto; padding: .7em; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 24px rgb(0 0 0 / .25); }
.presets { display: flex; flex-wrap: wrap; gap: .3em; margin-bottom: .5em; }
.boxes { display: grid; grid-template-columns: repeat(2, minmax(8em, 1fr)); gap: .1em .8em; }
.boxes label { display: flex; gap: .4em; align-items: center; min-height: 26px; overflow-wrap: anywhere; }
.overview { position: relative; margin: 0 .9em; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); cursor: ew-resize; touch-action: pan-y; overflow: hidden; }
.overview canvas { display: block; width: 100%; }
.needle { position: absolute; top: 0; bottom: 0; width: 0; border-left: 2px solid var(--accent); }
.needle::before { content: ""; position: absolute; left: -7px; top: 0; border: 6px solid transparent; border-top-color: var(--accent); }
.where { padding: .4em .9em .3em; min-height: 1.9em; overflow-wrap: anywhere; }
.panels { display: grid; gap: .9em; padding: 0 .9em .9em; }
.panels.two { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.panel { display: flex; flex-direction: column; min-width: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.panel.is-active { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.panel-head { display: flex; flex-wrap: wrap; gap: .2em .9em; align-items: center; padding: .4em .7em; background: var(--raised); border-bottom: 1px solid var(--line); }
.panel-head h2 { overflow-wrap: anywhere; }
.panel-head .facts { color: var(--quiet); }
.panel-head .buttons { margin-left: auto; display: flex; gap: .4em; flex-wrap: wrap; }
.panel-body { display: grid; grid-template-rows: minmax(16rem, 46vh) auto; min-height: 0; }
.timeline { display: flex; flex-direction: column; min-height: 0; min-width: 0; position: relative; }
.timeline .empty { position: absolute; inset: 5.5rem 0 auto; text-align: center; }
.lane-names { position: relative; flex: none; height: 66px; margin-left: 130px; width: var(--lanes); font-size: 12px; color: var(--quiet); }
.lane-names span { position: absolute; bottom: 4px; transform-origin: 0 100%; transform: rotate(-38deg) translateX(2px); white-space: nowrap; max-width: 84px; overflow: hidden; text-overflow: ellipsis; line-height: 1.2; }
.list { position: relative; flex: 1; min-height: 0; overflow-y: auto; overflow-x: hidden; border-top: 1px solid var(--line); contain: strict; }
.list:focus-visible { outline-offset: -2px; }
.rows { position: relative; }
.row { position: absolute; inset: 0 0 auto; display: grid; grid-template-columns: 15px 13px 46px 56px var(--lanes) minmax(0, 1fr); align-items: center; cursor: pointer; contain: strict; }
.row .id, .row .time { font: 12px var(--mono); font-variant-numeric: tabular-nums; white-space: nowrap; }
.row .time { color: var(--quiet); text-align: right; padding-right: 8px; }
.row .time.same { visibility: hidden; }
.row .link { text-align: center; font-weight: 700; font-size: 11px; }
.row .mark { color: var(--fault); font-size: 11px; }
.row .label { display: grid; grid-template-columns: 74px minmax(0, 1fr); gap: 8px; align-items: baseline; padding: 0 8px; white-space: nowrap; }
.kind { font-size: 12px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
.row .text { display: flex; gap: 1em; min-width: 0; }
.row .what { overflow: hidden; text-overflow: ellipsis; flex: 0 0 auto; max-width: 100%; }
.row .who { overflow: hidden; text-overflow: ellipsis; color: var(--quiet); flex: 1 1 0; min-width: 0; }
.row.new-step { box-shadow: inset 0 1px var(--quiet); }
.row.opens { background: var(--raised); font-weight: 600; }
.row.opens .who { font-weight: 400; }
.row.is-effect { background: var(--effect); }
.row.is-cause { background: var(--cause); }
.row.is-near .link { font-size: 14px; }
.row.is-near { box-shadow: inset 3px 0 var(--show); }
.row.is-cause.is-near { box-shadow: inset 3px 0 var(--change); }
.row.is-hovered { background: var(--hover); outline: 1px dashed var(--quiet); outline-offset: -1px; }
.row.is-cursor { background: var(--chosen); outline: 2px solid var(--accent); outline-offset: -2px; }
.row .time, .row .who { color: var(--quiet); }
.row.is-cursor .time, .row.is-cursor .who, .row.is-cause .time, .row.is-cause .who, .row.is-effect .time, .row.is-effect .who { color: var(--ink); }
.lanes { display: block; overflow: visible; }
.lifeline { stroke: var(--line); stroke-width: 1; }
.arrow { stroke: currentColor; stroke-width: 1.6; fill: none; }
.arrow.answer { stroke-dasharray: 4 3; }
.solid { fill: currentColor; }
.hollow { fill: var(--ground); stroke: currentColor; stroke-width: 1.6; }
.inspector { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px; background: var(--line); border-top: 1px solid var(--line); min-height: 0; }
.pane { display: flex; flex-direction: column; min-height: 0; min-width: 0; background: var(--ground); }
.pane h3 { display: flex; flex-wrap: wrap; gap: .2em .8em; align-items: baseline; padding: .4em .7em; background: var(--raised); }
.pane h3 .note { text-transform: none; letter-spacing: 0; font-weight: 400; color: var(--quiet); font-size: 12px; }
.pane-body { padding: .4em .7em .7em; overflow: auto; min-height: 8rem; max-height: 22rem; flex: 1; font-size: 13px; }
.pane-body:focus-visible { outline-offset: -2px; }
.pane dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1em .8em; }
.pane dt { color: var(--quiet); }
.pane dd { overflow-wrap: anywhere; }
.pane pre { font: 12px/1.5 var(--mono); }
.pane .role { color: var(--quiet); margin-left: .6em; }
.breach { background: var(--warn); border-left: 3px solid var(--fault); padding: .4em .6em; margin-bottom: .5em; overflow-wrap: anywhere; }
.jumps { display: grid; gap: 2px; }
.jump { display: grid; grid-template-columns: 46px 74px minmax(0, 1fr); gap: .4em; text-align: left; border: 0; padding: .1em .3em; min-height: 24px; background: none; align-items: baseline; }
.jump:hover { background: var(--hover); }
.jump bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.jump .id { font: 12px var(--mono); }
.device { border: 1px solid var(--line); border-radius: 12px; padding: .6em .2em; background: var(--raised); font: 12px/1.55 var(--mono); width: max-content; min-width: 100%; }
.device .line { display: grid; grid-template-columns: 1.4em max-content; white-space: pre; padding-right: .6em; min-width: max-content; }
.device .is-new { background: var(--fresh); }
.device .sign { color: var(--show); text-align: center; }
.pane table { border-collapse: collapse; width: 100%; font: 12px/1.45 var(--mono); table-layout: fixed; }
.pane th { position: relative; padding-left: 1.3em; text-align: left; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; padding-right: .4em; width: 50%; }
.pane td { vertical-align: top; overflow-wrap: anywhere; }
.pane th .sign { position: absolute; left: 0; color: var(--change); }
.is-changed, .is-now { background: var(--cause); }
.is-now { font-weight: 600; }
.is-now th { font-weight: 600; }
del { color: var(--quiet); }
.is-now del, .is-changed del { color: var(--ink); }
ins { text-decoration: none; }

.panel.is-wide .panel-body { grid-template-columns: minmax(0, 1fr) minmax(20rem, 27rem); grid-template-rows: minmax(0, 1fr); }
.panel.is-wide .inspector { border-top: 0; border-left: 1px solid var(--line); grid-auto-flow: row; grid-auto-columns: auto; grid-auto-rows: minmax(0, 1fr); }
.panel.is-wide .inspector:not(:has(.pane:not([hidden]))) { display: none; }
.panel.is-wide .pane-body { max-height: none; min-height: 0; }

.is-narrow .inspector { grid-auto-flow: row; grid-auto-columns: auto; }
.is-narrow .lane-names { margin-left: 30px; height: 72px; font-size: 11px; }
.is-narrow .lane-names span { transform: rotate(-70deg) translateX(2px); }
.is-narrow .row { grid-template-columns: 14px 14px var(--lanes) minmax(0, 1fr); grid-template-rows: 20px 22px; column-gap: 1px; }
.is-narrow .row > .link, .is-narrow .row > .mark { grid-row: 1 / 3; }
.is-narrow .row > .lanes { grid-column: 3; grid-row: 1 / 3; }
.is-narrow .row > .id { grid-column: 4; grid-row: 1; padding-left: 6px; }
.is-narrow .row > .time { grid-column: 4; grid-row: 1; padding-right: 6px; }
.is-narrow .row > .label { grid-column: 4; grid-row: 1 / 3; grid-template-columns: minmax(0, 1fr); grid-template-rows: 20px 22px; gap: 0; padding: 0 6px; align-items: center; }
.is-narrow .row > .label > .kind { padding-left: 58px; margin-right: 64px; }
.is-narrow .row .who { display: none; }

@media (min-width: 1000px) and (min-height: 600px) {
  body:has(#view-trace:not([hidden])) #app:not([hidden]) { display: flex; flex-direction: column; height: 100dvh; }
  main:has(#view-trace:not([hidden])) { flex: 1; min-height: 0; }
  #view-trace:not([hidden]) { display: flex; flex-direction: column; height: 100%; min-height: 0; }
  .panels { flex: 1; min-height: 0; }
  .panel, .panel-body { min-height: 0; }
  .panel-body { flex: 1; grid-template-rows: minmax(0, 1.25fr) minmax(0, 1fr); }
  .pane-body { max-height: none; min-height: 0; }
  .panel:not(.is-wide) .inspector { grid-template-rows: minmax(0, 1fr); }
}
@media (max-width: 899px) {
  .panels.two { grid-template-columns: minmax(0, 1fr); }
}

"""###
),
(
"page.html",
###"""
<div id="app" hidden>
<header class="top">
  <h1>archcli <span class="dim">report</span> <bdi id="scenario"></bdi></h1>
  <div class="tabs" role="tablist" aria-label="Views">
    <button type="button" role="tab" id="tab-trace" aria-controls="view-trace" aria-selected="true">Trace</button>
    <button type="button" role="tab" id="tab-compare" aria-controls="view-compare" aria-selected="false" tabindex="-1">Comparison</button>
    <button type="button" role="tab" id="tab-rules" aria-controls="view-rules" aria-selected="false" tabindex="-1">Rules</button>
  </div>
  <button type="button" id="help" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
</header>
<main>
<div id="view-trace" role="tabpanel" aria-labelledby="tab-trace">
  <div class="controls">
    <div class="group">
      <label>Show <select id="pick"></select></label>
      <label>Beside <select id="beside"></select></label>
    </div>
    <div class="group" role="group" aria-label="Time travel">
      <button type="button" id="first" aria-label="First event" title="First event (g)">⇤</button>
      <button type="button" id="step-back" aria-label="Step before" title="Step before (h)">«</button>
      <button type="button" id="back" aria-label="Event before" title="Event before (k)">‹</button>
      <button type="button" id="play" class="main" aria-label="Play" title="Play (space)">▶</button>
      <button type="button" id="forward" aria-label="Next event" title="Next event (j)">›</button>
      <button type="button" id="step-forward" aria-label="Next step" title="Next step (l)">»</button>
      <button type="button" id="last" aria-label="Last event" title="Last event (G)">⇥</button>
      <label><span class="spoken">Speed, events</span> <select id="speed"></select></label>
      <button type="button" id="by-time" aria-pressed="false" title="The run below by time rather than by step (t)">By time</button>
    </div>
    <div class="group filter" role="search" aria-label="Filter of events">
      <label><span class="spoken">Text</span> <input type="search" id="search" placeholder="Filter by text ( / )" autocomplete="off" spellcheck="false"></label>
      <details class="menu"><summary>Kinds <span id="kinds-count">all</span></summary><div id="kinds-menu" class="sheet"></div></details>
      <details class="menu"><summary>Roles <span id="roles-count">all</span></summary><div id="roles-menu" class="sheet"></div></details>
      <button type="button" id="clear" title="Clear the filter (x)" disabled>Clear</button>
      <output id="count"></output>
    </div>
    <div class="group" role="group" aria-label="What to see of a moment">
      <button type="button" id="pane-event" aria-pressed="true">Event</button>
      <button type="button" id="pane-screen" aria-pressed="true">Screen</button>
      <button type="button" id="pane-state" aria-pressed="true">State</button>
      <button type="button" id="changed" aria-pressed="false" title="Of the state, only what changed in the step (d)">Only changes</button>
    </div>
  </div>
  <div id="overview" class="overview" role="slider" tabindex="0" aria-label="Moment of the run" aria-valuemin="0"
    title="A row for each role, from the user at the top; numbers are steps, or times. Drag to go through the run.">
    <canvas aria-hidden="true"></canvas><div class="needle"></div>
  </div>
  <p id="where" class="where"></p>
  <div id="panels" class="panels"></div>
</div>
<div id="view-compare" class="page" role="tabpanel" aria-labelledby="tab-compare" hidden></div>
<div id="view-rules" class="page" role="tabpanel" aria-labelledby="tab-rules" hidden></div>
</main>
<div id="announce" class="spoken" role="status"></div>
<div id="note" class="toast" role="status" hidden></div>
<dialog id="help-dialog" aria-labelledby="help-title">
  <form method="dialog">
    <h2 id="help-title">Keys</h2>
    <dl id="help-keys" class="keys" tabindex="0"></dl>
    <label class="check"><input type="checkbox" id="keys-on" checked> keys of one letter</label>
    <button>Close</button>
  </form>
</dialog>
<dialog id="go-dialog" aria-labelledby="go-title">
  <form method="dialog" id="go-form">
    <h2 id="go-title">Go to an event</h2>
    <label>Its number <input id="go-text" placeholder="4.8" autocomplete="off" autofocus></label>
    <button>Go</button>
  </form>
</dialog>
<dialog id="copy-dialog" aria-labelledby="copy-title">
  <form method="dialog">
    <h2 id="copy-title">To copy</h2>
    <p>This browser does not let the page copy. Press Ctrl-C or ⌘C.</p>
    <textarea id="copy-text" rows="12" aria-labelledby="copy-title" readonly></textarea>
    <button>Close</button>
  </form>
</dialog>
</div>

"""###
),
(
"app.js",
###"""
// The page: which traces are on show, where the cursor is, and what follows when it moves.

class App {
  /** `traces` are those that have events, `all` the others, too. */
  constructor(report, traces, all) {
    this.report = report;
    this.traces = traces;
    this.all = all;
    this.filter = new Filter();
    this.panels = [];
    this.active = null;
    this.isByTime = false;
    /** What is to be seen of a moment. */
    this.sight = { panes: new Set(["event", "screen", "state"]), onlyChanged: false };
    this.player = new Player(() => this.advance());
    this.overview = new Overview(byID("overview"), { select: (panel, index) => this.go(index, { panel }) });
    this.tabs = new Tabs((tab) => this.#shown(tab));
    this.filterMenus = new FilterMenus(this.filter, () => this.refilter());
  }

  /** Puts one trace, or two, on show. */
  show(traces, index = null) {
    const old = this.active;
    const actions = {
      select: (panel, at) => this.go(at, { panel }),
      scroll: (panel, at) => this.#scrollOthers(panel, at),
      copyMermaid: (panel) => this.copyMermaid(panel),
      save: (panel) => this.save(panel),
    };
    const kept = new Map(this.panels.map((panel) => [panel.trace, panel.cursor]));
    const from = old && { trace: old.trace, cursor: old.cursor };
    this.panels = traces.map((trace, at) => new Panel(trace, `row${at}`, actions));
    this.active = this.panels[0];
    byID("panels").replaceChildren(...this.panels.map((panel) => panel.element));
    byID("panels").classList.toggle("two", this.panels.length > 1);
    byID("pick").value = traces[0].key;
    byID("beside").value = traces[1]?.key ?? "";
    this.filterMenus.show(this.panels.map((panel) => panel.trace));
    this.#fitPanes();
    this.layOut();
    this.refilter();
    const { trace } = this.active;
    this.go(index ?? kept.get(trace) ?? (from ? trace.aligned(from.trace, from.cursor) : firstTap(trace)));
  }

  /** Fits everything to the room there is. */
  layOut() {
    for (const panel of this.panels) panel.layOut();
    this.overview.show(this.panels, this.isByTime);
    if (this.active) this.overview.point(this.active);
  }

  /** Lists what passes the filter. */
  refilter() {
    for (const panel of this.panels) panel.filter(this.filter);
    this.overview.paint();
    const listed = this.panels.reduce((sum, panel) => sum + panel.list.visible.length, 0);
    const all = this.panels.reduce((sum, panel) => sum + panel.trace.events.length, 0);
    byID("count").textContent = this.filter.isOn
      ? `${listed.toLocaleString("en")} of ${counted(all, "event")}` : counted(all, "event");
    byID("clear").disabled = !this.filter.isOn;
    if (byID("search").value !== this.filter.text) byID("search").value = this.filter.text;
    if (this.active) this.#sayWhere();
  }

  /** Goes to an event of a panel; the other goes to the same moment. */
  go(index, { panel = this.active, says = false } = {}) {
    this.active = panel;
    for (const each of this.panels) {
      each.element.classList.toggle("is-active", each === panel && this.panels.length > 1);
      each.go(each === panel ? index : each.trace.aligned(panel.trace, index), this.sight);
    }
    this.overview.point(panel);
    this.#sayWhere();
    if (says) announce(lineText(panel.trace.events[index]));
    this.#writeLink();
  }

  #sayWhere() {
    const { trace, cursor } = this.active;
    const event = trace.events[cursor];
    const step = trace.step(cursor);
    byID("where").replaceChildren(
      make("strong", {}, `step ${step.number}`), " ", make("bdi", {}, trace.stepTitle(step)),
      make("span", { class: "dim" }, ` · ${event.t} ms · event ${event.id}, ${(cursor + 1).toLocaleString("en")} of `
        + `${trace.events.length.toLocaleString("en")}${this.active.lists(cursor) ? "" : " · left out by the filter"}`));
    document.title = `${event.id} ${shown(trace.title)} · archcli report`;
  }

  #writeLink() {
    if (this.tabs.current !== "trace") return;
    const beside = this.panels.find((panel) => panel !== this.active)?.trace;
    const { trace, cursor } = this.active;
    history.replaceState(null, "", linkTo(trace, trace.events[cursor].id, beside));
  }

  /** Goes where the address says. */
  follow(hash) {
    const link = parsedLink(hash, this.traces);
    if (!link) {
      if (hash.length > 1) tell(`This page has no ${shown(hash)}.`);
      return false;
    }
    if (link.tab) {
      this.tabs.show(link.tab);
      return false;
    }
    this.tabs.show("trace");
    const index = link.id === null ? null : this.find(link.trace.load(), link.id);
    const beside = link.beside ?? (this.panels.length > 1
      ? this.panels.map((panel) => panel.trace).find((trace) => trace !== link.trace) : null);
    const onShow = this.panels.find((panel) => panel.trace === link.trace);
    if (onShow && (!link.beside || this.panels.some((panel) => panel.trace === link.beside))) {
      this.go(index ?? onShow.cursor, { panel: onShow });
    } else this.show([link.trace, beside].filter(Boolean).filter((trace, at, list) => list.indexOf(trace) === at), index);
    return true;
  }

  /** The place of an event by its number: where there is none, the last before it, and says so; null for no number. */
  find(trace, id) {
    const index = trace.indices.get(id);
    if (index !== undefined) return index;
    const isNumber = /^\d+(\.\d+)?$/.test(id);
    tell(`${shown(trace.title)} has no event ${shown(id)}${isNumber ? ": this is the last before it" : ""}.`);
    return isNumber ? trace.nearest(id) : null;
  }

  #shown(tab) {
    if (tab === "trace") {
      if (this.active) {
        this.layOut();
        for (const panel of this.panels) panel.list.reveal();
        this.#writeLink();
      }
    } else {
      this.player.stop();
      history.replaceState(null, "", `#${tab}`);
      const view = byID(`view-${tab}`);
      if (!view.firstChild) {
        view.append(...(tab === "compare" ? comparisonView : rulesView)(this.report, this.all));
      }
    }
  }

  #scrollOthers(panel, index) {
    // A list that was taken away scrolls to its top, which is nobody's doing.
    if (!this.panels.includes(panel) || this.tabs.current !== "trace") return;
    for (const each of this.panels) {
      if (each !== panel) each.list.scrollTo(each.trace.aligned(panel.trace, index));
    }
  }

  /** One event on, while playing. Returns whether there was one. */
  advance() {
    const next = this.active.neighbour(1);
    if (next === this.active.cursor) return false;
    this.go(next);
    return true;
  }

  /** Goes so many listed events on. */
  walk(distance) { this.go(this.active.neighbour(distance), { says: true }); }

  /** Goes to the beginning of the next step, or of this one, or of the one before. */
  walkSteps(direction) {
    const { trace, cursor } = this.active;
    const at = trace.stepAt[cursor];
    const isAtStart = trace.steps[at].first === cursor;
    const step = trace.steps[at + (direction > 0 ? 1 : isAtStart ? -1 : 0)];
    if (step) this.go(step.first, { says: true });
  }

  /** Goes to what led to the event, or to the first that it led to. */
  walkCauses(direction) {
    const { trace, cursor } = this.active;
    const index = direction < 0 ? trace.cause[cursor] : trace.firstEffect[cursor];
    if (index >= 0) this.go(index, { says: true });
    else tell(direction < 0 ? "It has no cause: it came from outside." : "It led to nothing.");
  }

  /** Goes to the next event of the same cause. */
  walkSiblings() {
    const { trace, cursor } = this.active;
    if (trace.nextEffect[cursor] >= 0) this.go(trace.nextEffect[cursor], { says: true });
    else tell("Its cause led to nothing further.");
  }

  /** Goes to the next mark, around the ends. */
  walkMarks(direction) {
    const { trace, cursor } = this.active;
    const { marked } = trace;
    if (!marked.length) return tell("No rule is broken, and there is no error.");
    const index = direction > 0 ? marked.find((at) => at > cursor) ?? marked[0]
      : marked.findLast((at) => at < cursor) ?? marked.at(-1);
    this.go(index, { says: true });
  }

  /** Shows the same moment of the next trace of the page. */
  showNextTrace() {
    const place = this.traces.indexOf(this.panels[0].trace);
    const others = this.panels.slice(1).map((panel) => panel.trace);
    for (let distance = 1; distance < this.traces.length; distance++) {
      const next = this.traces[(place + distance) % this.traces.length];
      if (!others.includes(next)) return this.show([next, ...others]);
    }
  }

  /** Puts another trace beside, or takes it away. */
  toggleBeside() {
    const [first, second] = this.panels.map((panel) => panel.trace);
    if (second) return this.show([first]);
    const next = this.traces[(this.traces.indexOf(first) + 1) % this.traces.length];
    if (next === first) tell("This page has one trace.");
    else this.show([first, next]);
  }

  /** Makes the other panel the one that is walked in. */
  switchPanel() {
    const other = this.panels.find((panel) => panel !== this.active);
    if (other) this.go(other.cursor, { panel: other, says: true });
  }

  /** Lays the run out by time, or by step. */
  toggleTime() {
    this.isByTime = !this.isByTime;
    byID("by-time").setAttribute("aria-pressed", String(this.isByTime));
    this.layOut();
  }

  /** Shows all of the state, or what has changed in the step. */
  toggleChanged() {
    this.sight.onlyChanged = !this.sight.onlyChanged;
    byID("changed").setAttribute("aria-pressed", String(this.sight.onlyChanged));
    this.go(this.active.cursor);
  }

  /** Shows or hides the event, the screen or the state. */
  togglePane(name) {
    const { panes } = this.sight;
    if (!panes.delete(name)) panes.add(name);
    this.hasChosenPanes = true;
    this.#sayPanes();
    this.layOut();
    this.go(this.active.cursor);
  }

  /** Two traces side by side leave room for two panes each, unless somebody has chosen. */
  #fitPanes() {
    if (this.hasChosenPanes) return;
    if (this.panels.length > 1) this.sight.panes.delete("event");
    else this.sight.panes.add("event");
    this.#sayPanes();
  }

  #sayPanes() {
    for (const name of ["event", "screen", "state"]) {
      byID(`pane-${name}`).setAttribute("aria-pressed", String(this.sight.panes.has(name)));
    }
  }

  /** Copies the step as a Mermaid diagram. */
  async copyMermaid(panel = this.active) {
    const { trace } = panel;
    const step = trace.step(panel.cursor);
    await copy(mermaidOf(trace, step, panel.list.visible), `step ${step.number} of ${shown(trace.title)} as Mermaid`);
  }

  /** Saves the trace as its file has it. */
  save(panel = this.active) {
    const { trace } = panel;
    const { text } = trace;
    const isDocument = text.split("\n", 1)[0].trim().endsWith("[");
    const name = trace.key.replace(/[^\p{L}\p{N}._-]+/gu, "-") || "trace";
    const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    make("a", { href: address, download: `${name}.${isDocument ? "json" : "ndjson"}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }
}

/** Where a first look is worth most: the second thing that a person does, else the beginning. */
function firstTap(trace) {
  const taps = trace.steps.filter((step) => trace.events[step.first].from === "user");
  return taps[1]?.first ?? 0;
}

"""###
),
(
"axis.js",
###"""
// The two ways along a run: step by step, where each has its room, or by virtual time, where waiting has its length.

/** Steps from left to right. A step is as wide as the root of its longest run of events, so that none hides another. */
class StepAxis {
  constructor(traces) {
    const weights = new Map();
    for (const { steps } of traces) {
      for (const { number, first, last } of steps) {
        weights.set(number, Math.max(weights.get(number) ?? 0, Math.sqrt(last - first + 1)));
      }
    }
    const sorted = [...weights].sort((a, b) => a[0] - b[0]);
    const total = sorted.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    let at = 0;
    this.places = new Map();
    for (const [number, weight] of sorted) {
      this.places.set(number, { start: at / total, width: weight / total });
      at += weight;
    }
  }

  /** What is written along it: [where, how wide, what]. */
  get parts() { return [...this.places].map(([number, { start, width }]) => [start, width, String(number)]); }

  /** Where an event stands, from 0 to 1. */
  position(trace, index) {
    const { number, first, last } = trace.step(index);
    const { start, width } = this.places.get(number);
    return start + width * ((index - first) / (last - first + 1));
  }

  /** The event at a place. */
  index(trace, at) {
    const place = lastPlace(trace.steps, ({ number }) => this.places.get(number).start <= at);
    const { number, first, last } = trace.steps[Math.max(0, place)];
    const { start, width } = this.places.get(number);
    const count = last - first + 1;
    return first + Math.max(0, Math.min(count - 1, Math.floor(((at - start) / width) * count)));
  }
}

/** Virtual time from left to right. */
class TimeAxis {
  constructor(traces) {
    this.start = Math.min(...traces.map(({ events }) => events[0].t));
    this.length = Math.max(1, Math.max(...traces.map(({ events }) => events.at(-1).t)) - this.start);
  }

  get parts() {
    const rough = this.length / 10;
    const power = 10 ** Math.floor(Math.log10(rough));
    const stride = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough));
    const parts = [];
    for (let time = Math.ceil(this.start / stride) * stride; time <= this.start + this.length; time += stride) {
      parts.push([(time - this.start) / this.length, stride / this.length, `${time} ms`]);
    }
    return parts;
  }

  position(trace, index) {
    return Math.max(0, Math.min(0.9999, (trace.events[index].t - this.start) / this.length));
  }

  /** The last event not after the time at a place. */
  index(trace, at) {
    return Math.max(0, lastPlace(trace.events, (event) => event.t <= this.start + at * this.length));
  }
}

"""###
),
(
"compare.js",
###"""
// The comparison: what `archcli compare` measures, as a table and as small charts.

/** A bar in the place of a number's size; `parts` are [share of the whole, class]. */
function bar(parts) {
  return draw("svg", { class: "bar", "aria-hidden": "true", height: 14, width: "100%" },
    parts.map(([share, name]) => draw("rect", { class: name, x: 0, y: 1, height: 12, width: `${share * 100}%` })));
}

/** One chart: a row for each trace. `values` gives [text, parts] or null where nothing was counted. */
function chart(title, meaning, traces, values) {
  return make("section", { class: "chart" }, make("h3", {}, title), make("p", {}, meaning),
    make("table", {}, make("tbody", {}, traces.map((trace, at) => {
      const value = values(at);
      return make("tr", {}, make("th", { scope: "row" }, make("bdi", {}, shown(trace.title))),
        make("td", { class: "figure" }, value ? value[0] : "–"), make("td", { class: "bars" }, value ? bar(value[1]) : null));
    }))));
}

/** The charts and tables of the traces in the page. */
function comparisonView(report, traces) {
  const { metrics } = report;
  const row = (name) => metrics.find(({ metric }) => metric === name)?.figures ?? [];
  const share = (value, values) => value / Math.max(1, ...values.filter((each) => each !== null));
  const single = (name) => {
    const values = row(name);
    return (at) => (values[at] === null ? null : [String(values[at]), [[share(values[at], values), "fill"]]]);
  };
  const meaning = (name) => metrics.find(({ metric }) => metric === name)?.meaning ?? "";
  const [median, largest, wires, drifts] = ["hops-median", "hops-largest", "wires", "silent-drifts"].map(row);
  return [
    make("p", { class: "lead" }, "Every figure is counted, in the traces of this page or, where it says so, in further runs "
      + "and in the sources. Less is cheaper. Nobody wins: what a figure is worth depends on the app."),
    make("div", { class: "charts" },
      chart("Hops per action", "Half of a person's actions stay within the dark part; the longest is the whole bar.", traces,
        (at) => [`${median[at]} – ${largest[at]}`,
          [[share(largest[at], largest), "pale"], [share(median[at], largest), "fill"]]]),
      chart("Edges", meaning("edges"), traces, single("edges")),
      chart("Renders", meaning("renders"), traces, single("renders")),
      chart("Wires that drift", "Of all wires, the dark part lets a screen drift silently when it is cut.", traces,
        (at) => (wires[at] === null ? null : [`${drifts[at]} of ${wires[at]}`,
          [[share(wires[at], wires), "pale"], [share(drifts[at], wires), "fill"]]]))),
    make("h2", {}, "All figures"), figureTable(metrics, traces, share),
    make("h2", {}, "Hops per action"),
    make("p", {}, "How many hops from one participant to another each thing that a person did led to."),
    hopsTable(traces, share),
    make("h2", {}, "Wires that drift silently"),
    make("p", {}, "Each was cut in a run of its own. The screen was right at first and wrong after a later change, and nobody said so."),
    ...traces.map(driftList),
  ];
}

function scrolling(label, ...children) {
  return make("div", { class: "scrolling", tabindex: "0", role: "group", "aria-label": label }, ...children);
}

function figureTable(metrics, traces, share) {
  return scrolling("All figures", make("table", { class: "figures" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "metric"),
      traces.map((trace) => make("th", { scope: "col" }, make("bdi", {}, shown(trace.title)))))),
    make("tbody", {}, metrics.map(({ metric, meaning, figures }) => {
      // A verdict has no size.
      const known = figures.filter((figure) => typeof figure === "number");
      const [least, most] = [Math.min(...known), Math.max(...known)];
      // An extreme is told where a pattern has it alone or with one other, as `archcli compare` does.
      const isTold = (figure) => least < most && known.filter((each) => each === figure).length < 3;
      return make("tr", {},
        make("th", { scope: "row" }, metric, make("span", { class: "meaning" }, meaning)),
        figures.map((figure) => {
          if (figure === null) return make("td", {}, "–", spoken("not counted"));
          if (typeof figure !== "number") return make("td", {}, figure);
          const extreme = !isTold(figure) ? "" : figure === least ? "least" : figure === most ? "most" : "";
          return make("td", { class: extreme }, extreme ? make("span", { class: "sign" }, `${extreme} `) : null,
            String(figure), bar([[share(figure, figures), "fill"]]));
        }));
    }))));
}

function hopsTable(traces, share) {
  const actions = new Map();
  traces.forEach((trace, at) => {
    for (const [step, title, hops] of trace.facts.hops) {
      const key = `${step} ${title}`;
      if (!actions.has(key)) actions.set(key, { step, title, figures: traces.map(() => null) });
      actions.get(key).figures[at] = hops;
    }
  });
  const rows = [...actions.values()].sort((a, b) => a.step - b.step);
  const kept = rows.slice(0, 500);
  const all = kept.flatMap(({ figures }) => figures);
  return scrolling("Hops per action", make("table", { class: "figures" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "step"),
      traces.map((trace) => make("th", { scope: "col" }, make("bdi", {}, shown(trace.title)))))),
    make("tbody", {}, kept.map(({ step, title, figures }) => make("tr", {},
      make("th", { scope: "row" }, `${step}  `, make("bdi", {}, visible(title))),
      figures.map((figure, at) => make("td", {}, figure === null ? "–"
        : [make("a", { href: linkTo(traces[at], String(step)) }, String(figure)), bar([[share(figure, all), "fill"]])])))))),
  rows.length > kept.length ? make("p", {}, `${rows.length - kept.length} more actions are left out here.`) : null);
}

function driftList(trace) {
  const { drifts } = trace.facts;
  const text = drifts === null ? "not counted: wires are cut where a pattern is run, uncut, for the page"
    : `${drifts.length} of ${counted(trace.facts.wires, "wire")}`;
  return make("details", {}, make("summary", {}, make("bdi", {}, shown(trace.title)), ` ${text}`),
    drifts?.length ? scrolling(`Wires of ${shown(trace.title)}`, make("table", { class: "wires" },
      make("thead", {}, make("tr", {}, ["wire", "what", "first wrong", "missed", "instead"].map(
        (title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, drifts.map((wire) => make("tr", {},
        make("th", { scope: "row" }, String(wire.number)),
        make("td", {}, `${wire.kind} ${shown(wire.name)}`, make("br"), make("bdi", {}, `${shown(wire.from)} → ${shown(wire.to)}`)),
        make("td", {}, make("a", { href: linkTo(trace, String(wire.step)) }, `step ${wire.step}`),
          ` ${shown(wire.action)}, after ${wire.offset} ms`),
        make("td", {}, shown(wire.missed ?? "–")), make("td", {}, shown(wire.instead ?? "–"))))))) : null);
}

"""###
),
(
"copy.js",
###"""
// Copying text. Where the browser does not let a page copy, the text is shown to be copied by hand.

/** Copies text, and says so. */
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    tell(`Copied ${what}.`);
  } catch {
    byID("copy-text").value = text;
    byID("copy-dialog").showModal();
    byID("copy-text").select();
  }
}

"""###
),
(
"dom.js",
###"""
// Making elements. Text from a trace becomes text nodes and attribute values only, never markup.

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** An element with attributes (`onclick` listens) and children; strings among them are text. */
function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/** The element of an id. */
function byID(id) {
  return document.getElementById(id);
}

/** Words that a screen reader says, in the place of what others see by shape. */
function spoken(text) {
  return make("span", { class: "spoken" }, text);
}

/** Says something to whoever listens rather than looks. */
function announce(text) {
  byID("announce").textContent = text;
}

/** Shows a note at the foot of the page for a while. */
function tell(text) {
  const note = byID("note");
  note.textContent = text;
  note.hidden = false;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => { note.hidden = true; }, 4000);
}

"""###
),
(
"filter.js",
###"""
// What is listed: by role, by kind, by text.

class Filter {
  constructor() {
    this.text = "";
    this.hiddenKinds = new Set();
    this.hiddenRoles = new Set();
  }

  get isOn() { return this.text.trim() !== "" || this.hiddenKinds.size > 0 || this.hiddenRoles.size > 0; }

  clear() {
    this.text = "";
    this.hiddenKinds.clear();
    this.hiddenRoles.clear();
  }

  /** The places of a trace's events that pass. An event passes by role where one of its two ends does. */
  apply(trace) {
    const words = this.text.toLowerCase().split(/\s+/).filter(Boolean);
    const haystack = words.length ? Filter.#haystack(trace) : null;
    const places = [];
    trace.events.forEach((event, index) => {
      if (this.hiddenKinds.has(event.kind)) return;
      if (this.hiddenRoles.size && this.hiddenRoles.has(trace.role(event.from))
        && (event.to === undefined || this.hiddenRoles.has(trace.role(event.to)))) return;
      if (words.some((word) => !haystack[index].includes(word))) return;
      places.push(index);
    });
    return Int32Array.from(places);
  }

  /** What is searched, of each event; made at the first search. */
  static #haystack(trace) {
    trace.haystack ??= trace.events.map((event) => {
      const screen = event.kind === "screen" ? valueText(event.value) : "";
      return `${lineText(event)} ${screen}`.toLowerCase();
    });
    return trace.haystack;
  }
}

"""###
),
(
"filters.js",
###"""
// The controls of the filter.

class FilterMenus {
  /** `changed` is called when the filter has changed. */
  constructor(filter, changed) {
    this.filter = filter;
    this.changed = changed;
    byID("search").addEventListener("input", (event) => {
      filter.text = event.target.value;
      this.#later();
    });
    byID("clear").addEventListener("click", () => this.clear());
    this.#closeMenus();
  }

  /** A menu closes on Escape, and when something else is clicked or gets the focus. */
  #closeMenus() {
    for (const menu of document.querySelectorAll(".menu")) {
      menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !menu.open) return;
        menu.open = false;
        menu.querySelector("summary").focus();
      });
      for (const kind of ["pointerdown", "focusin"]) {
        document.addEventListener(kind, (event) => { if (!menu.contains(event.target)) menu.open = false; });
      }
    }
  }

  /** Typing goes before filtering: many keys in a frame are filtered for once. */
  #later() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.changed());
  }

  /** Offers the kinds and roles of the traces on show. */
  show(traces) {
    this.kinds = sortedKinds(new Set(traces.flatMap((trace) => trace.kinds)));
    this.roles = sortedRoles(new Set(traces.flatMap((trace) => trace.roles)));
    this.#build("kinds", this.kinds, this.filter.hiddenKinds, [
      ["All", () => true],
      ["Flow", (kind) => ["act", "network"].includes(family(kind)) || kind === "notify"],
      ["Changes", (kind) => ["change", "show"].includes(family(kind))],
      ["No life cycle", (kind) => family(kind) !== "life"],
    ]);
    this.#build("roles", this.roles, this.filter.hiddenRoles, [["All", () => true], ["None", () => false]]);
  }

  #build(id, names, hidden, presets) {
    const boxes = names.map((name) => make("input", {
      type: "checkbox", checked: !hidden.has(name), onchange: (event) => {
        if (event.target.checked) hidden.delete(name);
        else hidden.add(name);
        this.#summarise();
        this.changed();
      },
    }));
    const buttons = presets.map(([title, keeps]) => make("button", {
      type: "button", onclick: () => {
        names.forEach((name, at) => {
          boxes[at].checked = keeps(name);
          if (keeps(name)) hidden.delete(name);
          else hidden.add(name);
        });
        this.#summarise();
        this.changed();
      },
    }, title));
    byID(`${id}-menu`).replaceChildren(make("div", { class: "presets" }, buttons),
      make("div", { class: "boxes" }, names.map((name, at) => make("label", {}, boxes[at],
        make("span", { class: id === "kinds" ? `kind family-${family(name)}` : "" }, shown(name))))));
    this.#summarise();
  }

  #summarise() {
    const count = (names, hidden) => {
      const left = names.filter((name) => !hidden.has(name)).length;
      return left === names.length ? "all" : `${left} of ${names.length}`;
    };
    byID("kinds-count").textContent = count(this.kinds, this.filter.hiddenKinds);
    byID("roles-count").textContent = count(this.roles, this.filter.hiddenRoles);
  }

  /** Lets everything pass. */
  clear() {
    this.filter.clear();
    for (const box of document.querySelectorAll(".menu input")) box.checked = true;
    this.#summarise();
    this.changed();
  }
}

"""###
),
(
"inspector.js",
###"""
// What is to be seen of one moment: the event, the screen, the state.

const longestStateList = 400;
const longestEffectList = 60;

/** A path that may be broken after its dots. */
function breakable(path) {
  return shown(path).split(/(?<=[.\]])/).flatMap((part) => [part, make("wbr")]);
}

class Inspector {
  /** `actions` takes `select(index)`. */
  constructor(trace, actions) {
    this.trace = trace;
    this.actions = actions;
    this.event = this.#pane("event", "Event");
    this.screen = this.#pane("screen", "Screen");
    this.state = this.#pane("state", "State");
    this.panes = { event: this.event.section, screen: this.screen.section, state: this.state.section };
    this.element = make("div", { class: "inspector" }, this.event.section, this.screen.section, this.state.section);
  }

  #pane(name, title) {
    const note = make("span", { class: "note" });
    const body = make("div", {
      class: "pane-body", tabindex: "0", role: "group", "aria-label": `${title} of ${shown(this.trace.title)}`,
    });
    return { note, body, section: make("section", { class: `pane ${name}` }, make("h3", {}, title, note), body) };
  }

  /** Shows the moment of an event: of its panes those that are wanted. */
  show(index, { panes, onlyChanged }) {
    for (const [name, section] of Object.entries(this.panes)) section.hidden = !panes.has(name);
    if (panes.has("event")) this.#showEvent(index);
    if (panes.has("screen")) this.#showScreen(index);
    if (panes.has("state")) this.#showState(index, onlyChanged);
  }

  #jump(index) {
    const event = this.trace.events[index];
    return make("button", { class: "jump", type: "button", onclick: () => this.actions.select(index) },
      make("span", { class: "id" }, event.id), make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)),
      make("bdi", {}, `${whoText(event)}  ${whatText(event).slice(0, 90)}`));
  }

  #showEvent(index) {
    const { trace } = this;
    const event = trace.events[index];
    this.event.note.textContent = `${event.id} · ${event.t} ms · step ${trace.step(index).number}`;
    const facts = make("dl", {});
    const add = (name, ...text) => facts.append(make("dt", {}, name), make("dd", {}, ...text));
    add("kind", make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)));
    add("from", make("bdi", {}, shown(event.from)), make("span", { class: "role" }, shown(trace.role(event.from))));
    if (event.to !== undefined) {
      add("to", make("bdi", {}, shown(event.to)), make("span", { class: "role" }, shown(trace.role(event.to))));
    }
    if (event.name !== undefined) add("name", make("bdi", {}, shown(event.name)));
    if (event.value !== undefined) add("value", make("pre", {}, valueLines(event.value)));
    for (const change of event.changes ?? []) {
      add("change", make("bdi", {}, shown(change.path)), make("pre", {},
        distinct(valueLines(change.old), valueLines(change.new, "  ")).join("\n→ ")));
    }
    if (event.file !== undefined) add("sent at", make("bdi", {}, shown(event.file), event.line ? `:${event.line}` : ""));
    const marks = (trace.marks.get(index) ?? []).map(({ rule, message }) => {
      const { id, why, fix } = trace.facts.rules[rule];
      return make("div", { class: "breach" }, make("strong", {}, `▲ ${id}`), make("p", {}, visible(message)),
        make("p", {}, why), make("p", {}, fix));
    });
    const causes = trace.causes(index);
    const effects = trace.effects(index);
    this.event.body.replaceChildren(...marks, facts,
      make("h4", {}, `Causes (${causes.length})`),
      causes.length ? make("div", { class: "jumps" }, causes.map((at) => this.#jump(at)))
        : make("p", { class: "empty" }, "None: it came from outside."),
      make("h4", {}, `Effects (${effects.length})`),
      effects.length
        ? make("div", { class: "jumps" }, effects.slice(0, longestEffectList).map((at) => this.#jump(at)))
        : make("p", { class: "empty" }, "None."),
      effects.length > longestEffectList
        ? make("p", { class: "empty" }, `… and ${effects.length - longestEffectList} more`) : "");
  }

  #showScreen(index) {
    const { trace } = this;
    const at = trace.screenAt(index);
    if (at < 0) {
      this.screen.note.textContent = "";
      this.screen.body.replaceChildren(make("p", { class: "empty" },
        trace.kinds.includes("screen") ? "Nothing has been shown yet." : "This trace records no screens."));
      return;
    }
    const event = trace.events[at];
    const earlier = trace.screenAt(at - 1);
    const before = earlier < 0 ? [] : Inspector.#lines(trace.events[earlier]);
    this.screen.note.textContent = `since ${event.id} · ${event.t} ms`;
    this.screen.body.replaceChildren(make("div", { class: "device" }, Inspector.#lines(event).map((line) => {
      const isNew = !before.includes(line);
      return make("div", { class: isNew ? "line is-new" : "line" },
        make("span", { class: "sign", "aria-hidden": "true" }, isNew ? "▸" : ""), make("bdi", {}, shown(line) || " "),
        isNew ? spoken("new") : null);
    })));
  }

  static #lines(event) {
    return (Array.isArray(event.value) ? event.value : [event.value])
      .map((line) => (typeof line === "string" ? line : valueText(line)));
  }

  #showState(index, onlyChanged) {
    const { trace } = this;
    trace.history ??= new StateHistory(trace);
    const owners = trace.history.at(index, trace.step(index).first);
    const changed = owners.reduce((sum, { rows }) => sum + rows.filter((row) => row.isChanged).length, 0);
    this.state.note.textContent = `${changed} changed in this step${onlyChanged ? ", others left out" : ""}`;
    const parts = [];
    let left = longestStateList;
    let hidden = 0;
    for (const { owner, rows } of owners) {
      const kept = onlyChanged ? rows.filter((row) => row.isChanged) : rows;
      if (!kept.length) continue;
      hidden += Math.max(0, kept.length - left);
      if (left > 0) {
        parts.push(make("h4", {}, make("bdi", {}, shown(owner))), make("table", {},
          make("tbody", {}, kept.slice(0, left).map((row) => Inspector.#stateRow(row, index)))));
      }
      left = Math.max(0, left - kept.length);
    }
    if (hidden) parts.push(make("p", { class: "empty" }, `${hidden} more are left out here.`));
    if (!parts.length) {
      parts.push(make("p", { class: "empty" }, onlyChanged ? "Nothing has changed in this step." : "No state yet."));
    }
    this.state.body.replaceChildren(...parts);
  }

  static #stateRow({ path, value, before, isChanged, event }, index) {
    const isNow = isChanged && event === index;
    const [old, now] = distinct(valueText(before), valueText(value));
    return make("tr", { class: isNow ? "is-now" : isChanged ? "is-changed" : "" },
      make("th", { scope: "row" }, make("span", { class: "sign", "aria-hidden": "true" }, isNow ? "◆" : isChanged ? "◇" : ""),
        isChanged ? spoken(isNow ? "changed now" : "changed in this step") : null, make("bdi", {}, breakable(path))),
      make("td", {}, isChanged ? [make("del", {}, old), " → "] : null, make("ins", {}, now)));
  }
}

"""###
),
(
"keys.js",
###"""
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

"""###
),
(
"kinds.js",
###"""
// Kinds and roles: in which order they stand, and what belongs together.

const kindFamilies = {
  act: ["input", "route", "call", "message", "command", "read"],
  change: ["state", "notify"],
  show: ["render", "navigate", "screen"],
  network: ["request", "response", "timer"],
  life: ["create", "destroy", "subscribe", "unsubscribe"],
  fault: ["error"],
};

const familyOfKind = new Map(
  Object.entries(kindFamilies).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family])));

/** The family whose colour and shape a kind has; a kind that nobody knows has one of its own. */
function family(kind) {
  return familyOfKind.get(kind) ?? "other";
}

/** The kinds in the order of the trace format, then those that it does not name. */
function sortedKinds(kinds) {
  return sortedBy([...kinds], [...familyOfKind.keys()]);
}

// From the person to the network.
const roleOrder = [
  "user", "world", "view", "virtualView", "binder", "controller", "scene", "presenter", "coordinator", "driver",
  "update", "viewModel", "viewState", "adapter", "player", "store", "service", "clock",
];

/** The role of whoever has none. */
const noRole = "no role";

/** The roles in the order of their lanes. */
function sortedRoles(roles) {
  return sortedBy([...roles], roleOrder);
}

function sortedBy(names, order) {
  const place = (name) => { const at = order.indexOf(name); return at < 0 ? order.length : at; };
  return names.map((name, index) => ({ name, index }))
    .sort((a, b) => place(a.name) - place(b.name) || a.index - b.index).map((entry) => entry.name);
}

/** Whether an arrow is drawn dashed: what comes back later, or reaches whoever listens. */
function isAnswer(kind) {
  return kind === "response" || kind === "notify" || kind === "timer";
}

"""###
),
(
"lanes.js",
###"""
// Drawing an event in its lanes: an arrow from role to role, a shape where somebody acts on itself.

/** The drawing of one event; `layout` has the lanes' width and the row's height. */
function laneDrawing(trace, index, layout) {
  const { lane, row } = layout;
  const event = trace.events[index];
  const middle = row / 2;
  const place = (name) => (trace.lanes.get(trace.role(name)) + 0.5) * lane;
  const from = place(event.from);
  const svg = draw("svg", {
    class: `lanes family-${family(event.kind)}`, width: trace.laneNames.length * lane, height: row, "aria-hidden": "true",
  });
  trace.laneNames.forEach((name, at) => {
    const x = (at + 0.5) * lane;
    svg.append(draw("line", { class: "lifeline", x1: x, x2: x, y1: 0, y2: row }));
  });
  if (event.to === undefined || event.to === event.from) {
    svg.append(ownShape(event.kind, from, middle));
    return svg;
  }
  const to = place(event.to);
  const dash = isAnswer(event.kind) ? "answer" : "";
  if (from === to) {
    // Two of the same role: out of the lane and back.
    const out = Math.min(lane * 0.45, 14);
    svg.append(draw("path", {
      class: `arrow ${dash}`,
      d: `M${from} ${middle - 7}C${from + out * 1.6} ${middle - 7} ${from + out * 1.6} ${middle + 6} ${from + 5} ${middle + 6}`,
    }), arrowHead(from + 1, middle + 6, -1));
    return svg;
  }
  const direction = Math.sign(to - from);
  svg.append(
    draw("circle", { class: "solid", cx: from, cy: middle, r: 2.5 }),
    draw("line", { class: `arrow ${dash}`, x1: from, x2: to - direction * 6, y1: middle, y2: middle }),
    arrowHead(to, middle, direction));
  return svg;
}

function arrowHead(x, y, direction) {
  const back = x - direction * 7;
  return draw("path", { class: "solid", d: `M${x} ${y}L${back} ${y - 4}L${back} ${y + 4}Z` });
}

/** What somebody does by itself: each family has a shape of its own. */
function ownShape(kind, x, y) {
  switch (family(kind)) {
    case "change": return draw("path", { class: "solid", d: `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z` });
    case "show": return draw("rect", { class: kind === "screen" ? "solid" : "hollow", x: x - 5, y: y - 5, width: 10, height: 10 });
    case "life": return kind === "destroy" || kind === "unsubscribe"
      ? draw("path", { class: "arrow", d: `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}` })
      : draw("path", { class: "arrow", d: `M${x - 5} ${y}L${x + 5} ${y}M${x} ${y - 5}L${x} ${y + 5}` });
    case "fault": return draw("path", { class: "solid", d: `M${x} ${y - 7}L${x + 7} ${y + 5}L${x - 7} ${y + 5}Z` });
    default: return draw("circle", { class: "solid", cx: x, cy: y, r: 4.5 });
  }
}

"""###
),
(
"links.js",
###"""
// Deep links: `#mvvm/3.4` is event 3.4 of the trace mvvm; `#mvvm/3.4+tea` has tea beside it; `#compare`, `#rules`.

/** The link to an event of a trace. */
function linkTo(trace, id, beside) {
  return `#${linkName(trace)}/${id}${beside ? `+${linkName(beside)}` : ""}`;
}

function linkName(trace) {
  return trace.key.split("/").map(encodeURIComponent).join("/");
}

/** What a link asks for: `{tab}`, or `{trace, id, beside}`; null where it names nothing in the page. */
function parsedLink(hash, traces) {
  let parts;
  try {
    parts = hash.replace(/^#/, "").split("+").map(decodeURIComponent);
  } catch {
    return null;
  }
  if (parts[0] === "compare" || parts[0] === "rules") return { tab: parts[0] };
  const find = (name) => traces.find((trace) => trace.key === name)
    ?? traces.find((trace) => trace.title.toLowerCase() === name.toLowerCase());
  const whole = find(parts[0]);
  const slash = parts[0].lastIndexOf("/");
  const trace = whole ?? find(parts[0].slice(0, Math.max(0, slash)));
  if (!trace) return null;
  return { trace, id: whole ? null : parts[0].slice(slash + 1), beside: parts[1] ? find(parts[1]) ?? null : null };
}

"""###
),
(
"list.js",
###"""
// The list of a trace's events. Only the rows in sight are in the page, so its length costs nothing.

class EventList {
  /** `actions` takes `select(index)`, `hover(index or -1)` and `scroll(index of the first row in sight)`. */
  constructor(trace, prefix, actions) {
    this.trace = trace;
    this.prefix = prefix;
    this.visible = new Int32Array(0);
    this.rows = new Map();
    this.cursor = 0;
    this.hovered = -1;
    this.space = make("div", { class: "rows", role: "presentation" });
    this.element = make("div", {
      class: "list", role: "listbox", tabindex: "0", "aria-label": `Events of ${shown(trace.title)}`,
      onclick: (event) => { const index = EventList.#index(event); if (index >= 0) actions.select(index); },
      onpointerover: (event) => actions.hover(EventList.#index(event)),
      onpointerleave: () => actions.hover(-1),
      onscroll: () => this.#scrolled(actions),
    }, this.space);
    this.empty = make("p", { class: "empty", hidden: true }, "No event passes the filter.");
  }

  static #index(event) {
    const row = event.target.closest?.(".row");
    return row ? Number(row.dataset.index) : -1;
  }

  /** Takes the size of lanes and rows; draws anew. */
  layOut(layout) {
    const first = this.visible[this.firstPlace] ?? 0;
    this.layout = layout;
    this.show(this.visible);
    this.scrollTo(first);
  }

  /** Lists these events. */
  show(visible) {
    this.visible = visible;
    this.space.style.height = `${visible.length * this.layout.row}px`;
    this.empty.hidden = visible.length > 0;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.render();
  }

  get firstPlace() { return this.layout ? Math.floor(this.element.scrollTop / this.layout.row) : 0; }

  #scrolled(actions) {
    this.render();
    if (this.expected !== undefined && Math.abs(this.element.scrollTop - this.expected) < 2) return;
    this.expected = undefined;
    actions.scroll(this.visible[this.firstPlace] ?? 0);
  }

  /** The place of the last listed event that is not after one. */
  place(index) { return lastPlace(this.visible, (each) => each <= index); }

  #setScroll(top) {
    const limit = Math.max(0, this.visible.length * this.layout.row - this.element.clientHeight);
    this.expected = Math.max(0, Math.min(limit, top));
    this.element.scrollTop = this.expected;
    this.render();
  }

  /** Puts an event on top. */
  scrollTo(index) { this.#setScroll(Math.max(0, this.place(index)) * this.layout.row); }

  /** Brings the cursor into sight, with some rows around it. */
  reveal() {
    const { row } = this.layout;
    const top = Math.max(0, this.place(this.cursor)) * row;
    const height = this.element.clientHeight;
    const margin = Math.min(4 * row, Math.max(0, (height - row) / 2));
    const { scrollTop } = this.element;
    if (top < scrollTop + margin) this.#setScroll(top - margin);
    else if (top + row > scrollTop + height - margin) this.#setScroll(top + row + margin - height);
  }

  /** Draws the rows in sight and forgets the others. */
  render() {
    if (!this.layout) return;
    const { row } = this.layout;
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / row) - 6);
    const last = Math.min(this.visible.length - 1, Math.ceil((scrollTop + clientHeight) / row) + 6);
    for (const [place, element] of this.rows) {
      if (place < first || place > last) {
        element.remove();
        this.rows.delete(place);
      }
    }
    for (let place = first; place <= last; place++) {
      if (this.rows.has(place)) continue;
      const element = this.#row(place);
      this.rows.set(place, element);
      this.space.append(element);
    }
    this.light();
  }

  #row(place) {
    const { trace, layout } = this;
    const index = this.visible[place];
    const event = trace.events[index];
    const before = place > 0 ? trace.events[this.visible[place - 1]] : null;
    const step = trace.step(index);
    const isNewStep = !before || trace.step(this.visible[place - 1]) !== step;
    const isNewTime = !before || before.t !== event.t;
    const marks = trace.marks.get(index);
    const row = make("div", {
      class: `row${isNewStep ? " new-step" : ""}${step.first === index ? " opens" : ""}`, role: "option",
      id: `${this.prefix}-${index}`, "data-index": index, "aria-selected": "false",
      "aria-setsize": this.visible.length, "aria-posinset": place + 1,
    },
    make("span", { class: "link", "aria-hidden": "true" }),
    make("span", { class: "mark" }, marks ? ["▲", spoken("breaks a rule")] : null),
    make("span", { class: "id" }, event.id),
    make("span", { class: isNewTime || isNewStep ? "time" : "time same" }, `${event.t} ms`),
    laneDrawing(trace, index, layout),
    make("span", { class: "label" },
      make("span", { class: `kind family-${family(event.kind)}` }, shown(event.kind)),
      make("span", { class: "text" },
        make("bdi", { class: "what" }, whatText(event).slice(0, 240)),
        make("bdi", { class: "who" }, whoText(event).slice(0, 120)))));
    row.style.transform = `translateY(${place * layout.row}px)`;
    row.style.height = `${layout.row}px`;
    const indent = Math.min(trace.depth[index], 12) * layout.indent;
    row.querySelector(".text").style.paddingInlineStart = `${indent}px`;
    return row;
  }

  /** Lights what led to the event at hand, and what it led to. */
  light() {
    const { trace } = this;
    const at = this.hovered >= 0 ? this.hovered : this.cursor;
    for (const [place, element] of this.rows) {
      const index = this.visible[place];
      const isCause = index < at && trace.leadsTo(index, at);
      const isEffect = index > at && trace.leadsTo(at, index);
      const isNear = isCause ? trace.cause[at] === index : isEffect && trace.cause[index] === at;
      element.classList.toggle("is-cursor", index === this.cursor);
      element.classList.toggle("is-hovered", index === this.hovered);
      element.classList.toggle("is-cause", isCause);
      element.classList.toggle("is-effect", isEffect);
      element.classList.toggle("is-near", isNear);
      element.setAttribute("aria-selected", String(index === this.cursor));
      element.firstChild.textContent = index === this.cursor ? "▶" : isCause ? "↑" : isEffect ? "↓" : "";
    }
    const isThere = this.rows.has(this.place(this.cursor)) && this.visible[this.place(this.cursor)] === this.cursor;
    if (isThere) this.element.setAttribute("aria-activedescendant", `${this.prefix}-${this.cursor}`);
    else this.element.removeAttribute("aria-activedescendant");
  }
}

"""###
),
(
"main.js",
###"""
// Where the page begins.

function main() {
  const report = JSON.parse(byID("report-data").textContent);
  byID("app").hidden = false;
  byID("scenario").textContent = report.scenario === null ? "" : shown(report.scenario);
  const counts = report.metrics.find(({ metric }) => metric === "events").figures;
  const all = report.traces.map((facts, at) => new Trace({ ...facts, rules: report.rules }, byID(`trace-${at}`)));
  const traces = all.filter((trace, at) => counts[at] > 0);
  const app = new App(report, traces, all);
  byID("help").addEventListener("click", () => byID("help-dialog").showModal());
  if (traces.length === 0) {
    byID("view-trace").replaceChildren(make("p", { class: "page" }, "No trace in this page has an event."));
    return;
  }
  const options = (none) => [none ? make("option", { value: "" }, "nothing") : null,
    ...traces.map((trace) => make("option", { value: trace.key }, shown(trace.title)))].filter(Boolean);
  const find = (id) => traces.find((trace) => trace.key === byID(id).value);
  byID("pick").append(...options(false));
  byID("beside").append(...options(true));
  for (const id of ["pick", "beside"]) {
    byID(id).addEventListener("change", () => {
      const [first, second] = [find("pick"), find("beside")];
      app.show(second && second !== first ? [first, second] : [first]);
    });
  }
  for (const name of ["event", "screen", "state"]) {
    byID(`pane-${name}`).addEventListener("click", () => app.togglePane(name));
  }
  byID("by-time").addEventListener("click", () => app.toggleTime());
  byID("changed").addEventListener("click", () => app.toggleChanged());
  const moves = {
    first: () => app.walk(-Infinity), back: () => app.walk(-1), forward: () => app.walk(1), last: () => app.walk(Infinity),
    "step-back": () => app.walkSteps(-1), "step-forward": () => app.walkSteps(1),
  };
  for (const [id, move] of Object.entries(moves)) byID(id).addEventListener("click", move);
  byID("go-form").addEventListener("submit", () => {
    const id = byID("go-text").value.trim();
    const index = app.find(app.active.trace, id);
    if (index !== null) app.go(index, { says: true });
  });
  bindKeys(app);
  if (!app.follow(location.hash)) {
    const { current } = app.tabs;
    const hash = location.hash;
    app.show([traces[0]]);
    if (current !== "trace") history.replaceState(null, "", hash);
  }
  window.addEventListener("hashchange", () => app.follow(location.hash));
  new ResizeObserver(() => { if (app.tabs.current === "trace") app.layOut(); }).observe(byID("panels"));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => app.overview.paint());
}

"""###
),
(
"mermaid.js",
###"""
// A step as a Mermaid sequence diagram. Mermaid reads its text three times over (its own grammar, entities, markup),
// so every character that means something to any of them is written as its number.

/** What GitHub draws at most. */
const longestMermaid = 50000;

/** Text for a label: every sign that Mermaid, its Markdown, its HTML or its TeX could take for its own is a number. */
function mermaidText(text) {
  const safe = shown(text).replace(/[^a-zA-Z0-9 .,()[\]/?'"+=_\u0080-\u{10ffff}-]|[\ufb02°¶ß]/gu,
    (sign) => `#${sign.codePointAt(0)};`);
  // Mermaid looks for `style` and `classDef` before all else; `end` closes a block.
  return safe.replaceAll("style", "s#116;yle").replaceAll("classDef", "class#68;ef")
    .replace(/\b(e)(?=nd\b)/gi, (letter) => `#${letter.codePointAt(0)};`) || "#32;";
}

/** The listed events of a step. */
function mermaidOf(trace, step, visible) {
  const places = [...visible].filter((index) => index >= step.first && index <= step.last);
  const names = new Map();
  const id = (name) => {
    if (!names.has(name)) names.set(name, `p${names.size + 1}`);
    return names.get(name);
  };
  const lines = places.map((index) => {
    const event = trace.events[index];
    const from = id(event.from);
    const arrow = isAnswer(event.kind) ? "-->>" : "->>";
    const what = whatText(event);
    const text = mermaidText(`${event.kind} ${what.length > 160 ? `${what.slice(0, 159)}…` : what}`);
    return `  ${from}${arrow}${event.to === undefined ? from : id(event.to)}: ${text}`;
  });
  const people = [...names].map(([name, number]) =>
    `  ${name === "user" ? "actor" : "participant"} ${number} as ${mermaidText(name)}`);
  const over = [...new Set([...names.values()].slice(0, 1).concat([...names.values()].slice(-1)))].join(",");
  const note = (text) => (over ? `  Note over ${over}: ${mermaidText(text)}` : "");
  const hidden = step.last - step.first + 1 - places.length;
  const head = ["sequenceDiagram", ...people,
    note(`${trace.title}, step ${step.number}: ${trace.stepTitle(step)}, t=${step.time} ms`)];
  if (hidden) head.push(note(`${counted(hidden, "event")} of this step left out by the filter`));
  let length = head.join("\n").length + 200;
  const kept = [];
  for (const line of lines) {
    length += line.length + 1;
    if (length > longestMermaid) break;
    kept.push(line);
  }
  if (kept.length < lines.length) kept.push(note(`${counted(lines.length - kept.length, "event")} more do not fit`));
  return `${[...head, ...kept].filter(Boolean).join("\n")}\n`;
}

"""###
),
(
"overview.js",
###"""
// The whole run at a glance, which is also the scrubber: a lane for each role, along steps or time.

class Overview {
  /** `actions` takes `select(panel, index)`. */
  constructor(element, actions) {
    this.element = element;
    this.canvas = element.querySelector("canvas");
    this.needle = element.querySelector(".needle");
    this.actions = actions;
    this.panels = [];
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      this.#seek(event);
    });
    element.addEventListener("pointermove", (event) => { if (event.buttons & 1) this.#seek(event); });
  }

  static get laneHeight() { return 7; }
  static get headHeight() { return 18; }
  static get markHeight() { return 10; }

  /** Takes what is on show, and draws it. */
  show(panels, isByTime) {
    this.panels = panels;
    const traces = panels.map((panel) => panel.trace);
    this.axis = isByTime ? new TimeAxis(traces) : new StepAxis(traces);
    this.paint();
  }

  #seek(event) {
    const box = this.canvas.getBoundingClientRect();
    const at = Math.max(0, Math.min(0.999999, (event.clientX - box.left) / box.width));
    let y = event.clientY - box.top - Overview.headHeight;
    let panel = this.panels[0];
    for (const each of this.panels) {
      panel = each;
      y -= this.#height(each);
      if (y < 0) break;
    }
    const index = this.axis.index(panel.trace, at);
    this.actions.select(panel, panel.list.visible[panel.list.place(index)] ?? index);
  }

  #height({ trace }) { return trace.laneNames.length * Overview.laneHeight + Overview.markHeight + 4; }

  /** Draws everything but the needle. */
  paint() {
    const width = Math.max(1, Math.floor(this.element.clientWidth));
    const height = Overview.headHeight + this.panels.reduce((sum, panel) => sum + this.#height(panel), 0);
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    this.canvas.style.height = `${height}px`;
    const brush = this.canvas.getContext("2d");
    brush.scale(scale, scale);
    const style = getComputedStyle(this.element);
    const colors = new Map();
    const color = (name) => {
      if (!colors.has(name)) colors.set(name, style.getPropertyValue(`--${name}`).trim());
      return colors.get(name);
    };
    this.#paintSteps(brush, width, height, color);
    let top = Overview.headHeight;
    for (const panel of this.panels) {
      this.#paintTrace(brush, panel, width, top, color);
      top += this.#height(panel);
    }
  }

  #paintSteps(brush, width, height, color) {
    brush.font = "11px system-ui, sans-serif";
    let free = 0;
    let isOdd = false;
    for (const [start, part, text] of this.axis.parts) {
      const x = start * width;
      if (isOdd) {
        brush.fillStyle = color("stripe");
        brush.fillRect(x, Overview.headHeight, part * width, height);
      }
      isOdd = !isOdd;
      const room = brush.measureText(text).width;
      if (x < free || x + room > width) continue;
      brush.fillStyle = color("quiet");
      brush.fillText(text, x + 2, 12);
      free = x + room + 8;
    }
  }

  #paintTrace(brush, panel, width, top, color) {
    const { trace } = panel;
    const { laneHeight } = Overview;
    brush.strokeStyle = color("line");
    for (let lane = 0; lane < trace.laneNames.length; lane++) {
      const y = top + (lane + 0.5) * laneHeight + 0.5;
      brush.strokeRect(0, y, width, 0);
    }
    // What falls on the same pixels is painted once, however many events there are.
    const painted = new Map();
    for (const index of panel.list.visible) {
      const event = trace.events[index];
      const x = Math.floor(this.axis.position(trace, index) * width);
      const lane = trace.lanes.get(trace.role(event.to ?? event.from));
      const key = x * mostLanes + lane;
      if (!painted.has(key)) painted.set(key, event.kind);
    }
    for (const [key, kind] of painted) {
      brush.fillStyle = color(family(kind));
      brush.fillRect(Math.floor(key / mostLanes), top + (key % mostLanes) * laneHeight + 1, 2, laneHeight - 2);
    }
    if (this.panels.length > 1) {
      brush.fillStyle = color("quiet");
      brush.textAlign = "right";
      brush.fillText(shown(trace.title), width - 4, top + this.#height(panel) - 4);
      brush.textAlign = "left";
    }
    brush.fillStyle = color("fault");
    const base = top + trace.laneNames.length * laneHeight + Overview.markHeight;
    for (const index of trace.marked) {
      const x = this.axis.position(trace, index) * width + 1;
      brush.beginPath();
      brush.moveTo(x, base - 8);
      brush.lineTo(x + 4.5, base);
      brush.lineTo(x - 4.5, base);
      brush.fill();
    }
  }

  /** Puts the needle where the cursor is. */
  point(panel) {
    const { trace, cursor } = panel;
    const event = trace.events[cursor];
    this.needle.style.left = `${this.axis.position(trace, cursor) * 100}%`;
    this.element.setAttribute("aria-valuemax", String(trace.events.length - 1));
    this.element.setAttribute("aria-valuenow", String(cursor));
    this.element.setAttribute("aria-valuetext", `${event.t} ms, ${lineText(event).slice(0, 120)}`);
  }
}

"""###
),
(
"panel.js",
###"""
// One trace on show: its list of events and what is to be seen of the moment at its cursor.

class Panel {
  /** `actions` takes `select(panel, index)`, `scroll(panel, index)`, `copyMermaid(panel)` and `save(panel)`. */
  constructor(trace, prefix, actions) {
    this.trace = trace.load();
    this.cursor = 0;
    this.list = new EventList(trace, prefix, {
      select: (index) => actions.select(this, index),
      hover: (index) => { this.list.hovered = index; this.list.light(); },
      scroll: (index) => actions.scroll(this, index),
    });
    this.inspector = new Inspector(trace, { select: (index) => actions.select(this, index) });
    this.head = make("div", { class: "lane-names", "aria-hidden": "true" });
    const legend = make("p", { class: "spoken" }, `Lanes: ${trace.laneNames.map(shown).join(", ")}`);
    this.element = make("article", { class: "panel", "aria-label": shown(trace.title) },
      make("header", { class: "panel-head" },
        make("h2", {}, make("bdi", {}, shown(trace.title))),
        make("span", { class: "facts" }, this.#facts()),
        make("span", { class: "buttons" },
          make("button", { type: "button", class: "copy", onclick: () => actions.copyMermaid(this) }, "Copy step as Mermaid"),
          make("button", { type: "button", class: "save", onclick: () => actions.save(this) }, "Save NDJSON"))),
      make("div", { class: "panel-body" },
        make("div", { class: "timeline" }, this.head, legend, this.list.element, this.list.empty),
        this.inspector.element));
  }

  #facts() {
    const { trace } = this;
    const { facts } = trace;
    const broken = breachCount(trace);
    const rules = facts.held === null ? "rules unknown" : broken === 0 ? "conforms"
      : `▲ ${broken === 1 ? "1 breach" : `${broken.toLocaleString("en")} breaches`}`;
    return [counted(trace.events.length, "event"), counted(trace.steps.length, "step"), rules].join(" · ");
  }

  /** Chooses the size of lanes and rows for the room there is. */
  layOut() {
    const width = this.element.clientWidth;
    const lanes = this.trace.laneNames.length;
    const isNarrow = width < 560;
    this.element.classList.toggle("is-narrow", isNarrow);
    this.element.classList.toggle("is-wide", width >= 980);
    const room = isNarrow ? width * 0.3 : (width >= 980 ? width - 410 : width) * 0.4;
    const lane = Math.round(Math.max(isNarrow ? 9 : 16, Math.min(isNarrow || width >= 980 ? 44 : 24, room / Math.max(lanes, 1))));
    this.element.style.setProperty("--lanes", `${lane * lanes}px`);
    this.head.replaceChildren(...this.trace.laneNames.map((role, at) => {
      const name = make("span", {}, shown(role));
      name.style.left = `${(at + 0.5) * lane}px`;
      return name;
    }));
    this.list.layOut({ lane, row: isNarrow ? 44 : 28, indent: isNarrow ? 3 : width >= 980 ? 10 : 6 });
  }

  /** Lists what passes a filter. */
  filter(filter) {
    this.list.show(filter.apply(this.trace));
    this.list.reveal();
  }

  /** Goes to an event. */
  go(index, sight) {
    this.cursor = index;
    this.list.cursor = index;
    this.list.reveal();
    this.list.light();
    this.inspector.show(index, sight);
  }

  /** Whether an event is listed. */
  lists(index) { return this.list.visible[this.list.place(index)] === index; }

  /** The listed event so many places after the cursor; the nearest end where there is none. */
  neighbour(distance) {
    const { visible } = this.list;
    if (!visible.length) return this.cursor;
    const at = this.list.place(this.cursor);
    const place = at + distance + (distance < 0 && !this.lists(this.cursor) ? 1 : 0);
    return visible[Math.max(0, Math.min(visible.length - 1, place))];
  }
}

"""###
),
(
"player.js",
###"""
// Playing: so many events a second.

const speeds = [0.5, 1, 2, 4, 8, 16, 32];

class Player {
  /** `advance` goes one event on and returns whether there was one. */
  constructor(advance) {
    this.advance = advance;
    this.button = byID("play");
    this.select = byID("speed");
    this.select.append(...speeds.map((speed) => make("option", { value: speed }, `${speed} a second`)));
    this.select.value = "4";
    this.button.addEventListener("click", () => this.toggle());
  }

  get isPlaying() { return this.timer !== undefined; }

  toggle() { if (this.isPlaying) this.stop(); else this.start(); }

  start() {
    this.#schedule();
    this.#say("⏸", "Pause");
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.#say("▶", "Play");
  }

  #schedule() {
    this.timer = setTimeout(() => {
      if (this.advance()) this.#schedule();
      else this.stop();
    }, 1000 / Number(this.select.value));
  }

  #say(sign, name) {
    this.button.textContent = sign;
    this.button.setAttribute("aria-label", name);
    this.button.title = `${name} (space)`;
  }

  /** Plays faster, or slower. */
  change(distance) {
    const place = speeds.indexOf(Number(this.select.value)) + distance;
    this.select.value = String(speeds[Math.max(0, Math.min(speeds.length - 1, place))]);
    tell(`${this.select.value} events a second`);
  }
}

"""###
),
(
"rules.js",
###"""
// The rules: what `archcli check` finds in the traces of the page.

const longestBreachList = 500;

/** How often a trace breaks its rules. */
function breachCount({ facts }) {
  return facts.breaches.length + facts.breachesLeftOut;
}

/** A section for each trace: what it was held against, and what it breaks. */
function rulesView(report, traces) {
  return [
    make("p", { class: "lead" }, "Each trace is held against the rules of its pattern: who may act on whom, and what must "
      + "come first."),
    ...traces.map((trace) => {
      const { held, breaches, against } = trace.facts;
      const result = held === null ? `No rules are known for ${shown(against)}, so nothing was checked.`
        : breaches.length === 0 ? `Conforms to the ${counted(held, "rule")} of ${shown(against)}.`
        : `▲ ${breachCount(trace).toLocaleString("en")} times a rule of ${shown(against)} is broken.`;
      return make("section", { class: "rules" }, make("h2", {}, make("bdi", {}, shown(trace.title))),
        make("p", { class: breaches.length ? "broken" : "" }, result),
        breaches.length ? make("ul", {}, breaches.slice(0, longestBreachList).map(([id, rule, message]) =>
          make("li", {}, make("a", { href: linkTo(trace, id) }, id), " ",
            make("strong", {}, report.rules[rule].id), " ", make("bdi", {}, visible(message))))) : null,
        breaches.length > longestBreachList
          ? make("p", {}, `${breaches.length - longestBreachList} more are marked in the trace.`) : null,
        trace.facts.breachesLeftOut
          ? make("p", {}, `Not in this page: ${trace.facts.breachesLeftOut.toLocaleString("en")} more.`) : null);
    }),
  ];
}

"""###
),
(
"state.js",
###"""
// The state at any event: every value that a path ever had, with the event that gave it.

class StateNode {
  constructor() {
    this.children = new Map();
    /** Events, ascending, and the value since then; undefined where there is none. */
    this.events = [];
    this.values = [];
  }

  get isSet() { return this.values.length > 0 && this.values.at(-1) !== undefined; }

  set(index, value) {
    if (this.events.at(-1) === index) this.values[this.values.length - 1] = value;
    else {
      this.events.push(index);
      this.values.push(value);
    }
  }

  /** Ends whatever stands at and below this node. */
  clear(index) {
    if (this.isSet) this.set(index, undefined);
    for (const child of this.children.values()) child.clear(index);
  }

  child(key) {
    let child = this.children.get(key);
    if (!child) this.children.set(key, child = new StateNode());
    return child;
  }

  /** Puts a value: an object's members stand each on its own. */
  put(index, value) {
    if (value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Verbatim)
      && Object.keys(value).length > 0) {
      for (const [key, part] of membersOf(value)) this.child(`.${key}`).put(index, part);
    } else this.set(index, value);
  }
}

class StateHistory {
  constructor(trace) {
    this.owners = new Map();
    trace.events.forEach((event, index) => {
      if (event.kind !== "state") return;
      if (!this.owners.has(event.from)) this.owners.set(event.from, new StateNode());
      const root = this.owners.get(event.from);
      for (const change of event.changes ?? []) {
        const node = StateHistory.tokens(change.path).reduce((at, key) => at.child(key), root);
        node.clear(index);
        if (change.new !== undefined) node.put(index, change.new);
      }
    });
  }

  /** `users[7].name` as `.users`, `[7]`, `.name`. */
  static tokens(path) {
    return String(path).match(/\[[^\]]*\]|\.?[^.[]+|[.[]/g)?.map(
      (part) => (part.startsWith("[") || part.startsWith(".") ? part : `.${part}`)) ?? ["."];
  }

  /** What each owner holds after an event, and what it was before the event `since`. */
  at(index, since) {
    const owners = [];
    for (const [owner, root] of this.owners) {
      const rows = [];
      this.#collect(root, "", index, since, rows);
      if (rows.length) owners.push({ owner, rows });
    }
    return owners;
  }

  #collect(node, path, index, since, rows) {
    const place = lastPlace(node.events, (event) => event <= index);
    if (place >= 0) {
      const value = node.values[place];
      const before = node.values[lastPlace(node.events, (event) => event < since)];
      const isChanged = node.events[place] >= since && valueText(value) !== valueText(before);
      if (value !== undefined || isChanged) {
        rows.push({ path: path.replace(/^\./, ""), value, before, isChanged, event: node.events[place] });
      }
    }
    for (const [key, child] of node.children) this.#collect(child, path + key, index, since, rows);
  }
}

"""###
),
(
"tabs.js",
###"""
// The tabs, as the ARIA practices have them: arrows go along, one is in the tab order.

class Tabs {
  /** `shown(name)` is called when a tab is shown. */
  constructor(shown) {
    this.shown = shown;
    this.current = "trace";
    this.names = ["trace", "compare", "rules"];
    for (const name of this.names) {
      const tab = byID(`tab-${name}`);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const place = (this.names.indexOf(name) + step + this.names.length) % this.names.length;
        this.show(this.names[place]);
        byID(`tab-${this.names[place]}`).focus();
      });
    }
  }

  show(name) {
    this.current = name;
    for (const each of this.names) {
      const isShown = each === name;
      byID(`tab-${each}`).setAttribute("aria-selected", String(isShown));
      byID(`tab-${each}`).tabIndex = isShown ? 0 : -1;
      byID(`view-${each}`).hidden = !isShown;
    }
    this.shown(name);
  }
}

"""###
),
(
"text.js",
###"""
// How names and values of a trace are written for a person, in the words of `archcli run`.

/** A number that JavaScript would round: kept as the trace writes it. */
class Verbatim {
  constructor(source) { this.source = source; }
}

/** Text that may have been escaped in parts already: its control characters and controls of writing direction can be
 * seen, and do nothing. */
function visible(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** The same of text as a trace has it: no two texts are shown alike. */
function shown(text) {
  return visible(String(text).replace(/\\(?=u\{)/g, "\\u{5C}"));
}

/** A text between quotes. */
function quotedText(text) {
  return `"${visible(text.replace(/["\\]/g, "\\$&"))}"`;
}

/** The key of an object: as it is where it is a name, and else between quotes. */
function keyText(key) {
  return /^[\w.$#[\]-]+$/.test(key) ? key : quotedText(key);
}

/** The members of an object in the order of their keys, whatever that of its file. */
function membersOf(value) {
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

/** A value in one line: `"Follow"`, `{id: 7}`, `–` for nothing. */
function valueText(value) {
  if (value === undefined) return "–";
  if (typeof value === "string") return quotedText(value);
  if (value instanceof Verbatim) return value.source;
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${membersOf(value).map(([key, part]) => `${keyText(key)}: ${valueText(part)}`).join(", ")}}`;
  }
  return String(value);
}

/** A value over several lines where it has parts. */
function valueLines(value, indent = "") {
  const isList = Array.isArray(value);
  if (value === null || typeof value !== "object" || value instanceof Verbatim) return valueText(value);
  const entries = isList ? value.map((part) => ["", part]) : membersOf(value);
  if (entries.length === 0 || valueText(value).length < 48) return valueText(value);
  const inner = indent + "  ";
  const lines = entries.map(([key, part]) => `${inner}${isList ? "" : `${keyText(key)}: `}${valueLines(part, inner)}`);
  return `${isList ? "[" : "{"}\n${lines.join("\n")}\n${indent}${isList ? "]" : "}"}`;
}

/** A method with its arguments, `toggleFollow(user: 7)`, or a name with what it carries, `usersChanged([7])`. */
function callText(name, value) {
  const text = shown(name);
  if (value === undefined) return text;
  const open = text.indexOf("(");
  if (open < 0 || !text.endsWith(":)")) {
    return text.endsWith(")") ? `${text}  ${valueText(value)}` : `${text}(${valueText(value)})`;
  }
  const labels = text.slice(open + 1, -1).split(":").slice(0, -1);
  const values = labels.length > 1 && Array.isArray(value) && value.length === labels.length ? value : [value];
  const list = values.map((part, index) => {
    const label = labels[index];
    return label === "_" ? valueText(part) : `${label}: ${valueText(part)}`;
  });
  return `${text.slice(0, open)}(${list.join(", ")})`;
}

/** Two texts that differ, by their code points where they would look the same: é is one code point, or two. */
function distinct(a, b) {
  if (a === b || a.normalize("NFKC") !== b.normalize("NFKC")) return [a, b];
  return [a, b].map((text) => text.replace(/[^\u0000-\u007f]/gu,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`));
}

/** A change: `header.follow  "Follow" → "Following"`. */
function changeText(change) {
  return `${shown(change.path)}  ${distinct(valueText(change.old), valueText(change.new)).join(" → ")}`;
}

/** What an event is about, without who and how. */
function whatText(event) {
  const name = event.name ?? "";
  const value = event.value;
  switch (event.kind) {
    case "call": case "notify": return callText(name, value);
    case "state": case "render": return (event.changes ?? []).map(changeText).join("; ");
    case "create": return event.role === undefined ? "" : shown(event.role);
    case "screen": return Array.isArray(value) ? `${value.length} lines` : "";
    case "response": {
      const outcome = value?.status ?? value?.error;
      const stale = value?.stale === true ? "  stale, dropped" : "";
      const body = value?.body === undefined ? "" : `  ${valueText(value.body)}`;
      return `${shown(name)}  ${outcome === undefined ? "" : valueText(outcome)}${stale}${body}`;
    }
    default: return [shown(name), value === undefined ? "" : valueText(value)].filter(Boolean).join("  ");
  }
}

/** Who acts on whom. */
function whoText(event) {
  return event.to === undefined ? shown(event.from) : `${shown(event.from)} → ${shown(event.to)}`;
}

/** An event in a line. */
function lineText(event) {
  return `${event.id} ${event.kind} ${whoText(event)} ${whatText(event)}`;
}

/** `1 event`, `2 events`. */
function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

"""###
),
(
"trace.js",
###"""
// A trace: read from the page when it is first looked at.

/** The text of a trace as the page was given it: `~`, `<` and the carriage return are written `~0`, `~1`, `~2`. */
function unpacked(text) {
  if (!text.includes("~")) return text;
  return text.replace(/~[012]/g, (mark) => (mark === "~0" ? "~" : mark === "~1" ? "<" : "\r"));
}

/** A number in the one spelling that all of its spellings share: `1` for `1.0` and `10e-1`. */
function decimalText(source) {
  const [, sign, whole, fraction = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  if (whole === undefined) return source;
  const written = (whole + fraction).replace(/^0+/, "");
  const digits = written.replace(/0+$/, "");
  if (!digits) return "0";
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(written.length - digits.length);
  return `${sign}${digits}e${exponent}`;
}

/** A number as JavaScript has it, or, where that is another one, as it is written. */
function exactNumber(value, source) {
  const text = decimalText(source);
  if (decimalText(String(value)) === text) return value;
  return new Verbatim(/^-?\d+e0$/.test(text) ? text.slice(0, -2) : text);
}

/** A line of a trace. */
function parsedLine(line) {
  if (!/\d{16}|\d[eE][+-]?\d{3}/.test(line)) return JSON.parse(line);
  return JSON.parse(line, (key, value, context) =>
    typeof value === "number" && context ? exactNumber(value, context.source) : value);
}

/** How many lanes there are at most. */
const mostLanes = 24;

class Trace {
  /** A trace that is not read yet. `facts` are what the page says of it. */
  constructor(facts, element) {
    this.facts = facts;
    this.key = facts.key;
    this.title = facts.title;
    this.element = element;
  }

  /** The bytes of the file, as text. */
  get text() { return unpacked(this.element.textContent); }

  /** Reads the events; once. */
  load() {
    if (this.events) return this;
    this.events = [];
    this.header = {};
    let isFirst = true;
    for (let line of this.text.split("\n")) {
      line = line.replace(/^\ufeff/, "").trim();
      // The same lines may stand in one JSON document.
      if (isFirst && line.endsWith("[")) line += "]}";
      else if (line.startsWith("]")) break;
      else if (line.endsWith(",")) line = line.slice(0, -1);
      if (!line) continue;
      const record = parsedLine(line);
      if (isFirst) this.header = record;
      else if (record.id === undefined) break;
      else this.events.push(record);
      isFirst = false;
    }
    this.#findCauses();
    this.#findRoles();
    this.#findSteps();
    this.#findMarks();
    return this;
  }

  #findCauses() {
    const count = this.events.length;
    this.indices = new Map();
    this.cause = new Int32Array(count).fill(-1);
    this.depth = new Uint16Array(count);
    this.firstEffect = new Int32Array(count).fill(-1);
    this.nextEffect = new Int32Array(count).fill(-1);
    const last = new Int32Array(count).fill(-1);
    this.events.forEach((event, index) => {
      event.t = Number(event.t instanceof Verbatim ? event.t.source : event.t);
      this.indices.set(event.id, index);
      const cause = event.cause === undefined ? undefined : this.indices.get(event.cause);
      if (cause === undefined || cause === index) return;
      this.cause[index] = cause;
      this.depth[index] = Math.min(this.depth[cause] + 1, 65535);
      if (last[cause] < 0) this.firstEffect[cause] = index;
      else this.nextEffect[last[cause]] = index;
      last[cause] = index;
    });
  }

  #findRoles() {
    this.roleOf = new Map(["user", "world", "clock"].map((name) => [name, name]));
    for (const { name, role } of this.header.participants ?? []) this.roleOf.set(name, role);
    for (const event of this.events) {
      if (event.kind === "create" && event.role) this.roleOf.set(event.to ?? event.from, event.role);
    }
    const roles = new Set();
    const kinds = new Set();
    for (const event of this.events) {
      roles.add(this.role(event.from));
      if (event.to !== undefined) roles.add(this.role(event.to));
      kinds.add(event.kind);
    }
    this.roles = sortedRoles(roles);
    // Roles beyond what can be told apart share the last lane.
    const laneCount = Math.min(this.roles.length, mostLanes);
    this.lanes = new Map(this.roles.map((role, at) => [role, Math.min(at, laneCount - 1)]));
    this.laneNames = this.roles.slice(0, laneCount);
    const folded = this.roles.length - laneCount;
    if (folded) this.laneNames[laneCount - 1] = `${folded + 1} other roles`;
    this.kinds = sortedKinds(kinds);
  }

  #findSteps() {
    this.steps = [];
    this.stepAt = new Int32Array(this.events.length);
    this.events.forEach((event, index) => {
      const number = Number.parseInt(event.id, 10);
      let step = this.steps.at(-1);
      if (!step || step.number !== number) {
        step = { number, first: index, last: index, time: event.t };
        this.steps.push(step);
      }
      step.last = index;
      this.stepAt[index] = this.steps.length - 1;
    });
  }

  /** What is marked: broken rules, and errors. */
  #findMarks() {
    this.marks = new Map();
    for (const [id, rule, message] of this.facts.breaches ?? []) {
      const index = this.indices.get(id);
      if (index === undefined) continue;
      if (!this.marks.has(index)) this.marks.set(index, []);
      this.marks.get(index).push({ rule, message });
    }
    this.marked = [...this.marks.keys()];
    this.events.forEach((event, index) => {
      if (event.kind === "error" && !this.marks.has(index)) this.marked.push(index);
    });
    this.marked.sort((a, b) => a - b);
  }

  /** The last event at or before a number such as `3.4`; the first where there is none before. */
  nearest(id) {
    const [step, hop = 0] = id.split(".").map(Number);
    return Math.max(0, lastPlace(this.events, (event) => {
      const [number, place = 0] = event.id.split(".").map(Number);
      return number < step || (number === step && place <= hop);
    }));
  }

  /** The role of a participant. */
  role(name) { return this.roleOf.get(name) ?? noRole; }

  /** The step that an event stands in. */
  step(index) { return this.steps[this.stepAt[index]]; }

  /** What a step does: the name that its first event gives. */
  stepTitle(step) {
    const event = this.events[step.first];
    const name = event.name === undefined ? event.kind : shown(event.name);
    if (event.kind === "input" && typeof event.value?.ignored === "string") {
      const { ignored, ...rest } = event.value;
      const carried = Object.keys(rest).join() === "value" ? rest.value : Object.keys(rest).length ? rest : undefined;
      return [name, carried === undefined ? "" : valueText(carried), `ignored: ${shown(ignored)}`].filter(Boolean).join(" ");
    }
    return [name, event.value === undefined ? "" : valueText(event.value)].filter(Boolean).join(" ");
  }

  /** The events that led to one, nearest first. */
  causes(index) {
    const chain = [];
    for (let at = this.cause[index]; at >= 0; at = this.cause[at]) chain.push(at);
    return chain;
  }

  /** The events that one led to, without those that they led to in turn. */
  effects(index) {
    const list = [];
    for (let at = this.firstEffect[index]; at >= 0; at = this.nextEffect[at]) list.push(at);
    return list;
  }

  /** Whether one event led to another, at once or by others. */
  leadsTo(index, effect) {
    let at = effect;
    while (at > index) at = this.cause[at];
    return at === index && effect !== index;
  }

  /** The place of the last screen shown at or before an event among the events; -1 where there is none. */
  screenAt(index) {
    if (!this.screens) {
      this.screens = [];
      this.events.forEach((event, at) => { if (event.kind === "screen") this.screens.push(at); });
    }
    return lastNotAfter(this.screens, index);
  }

  /** The moment of this trace that is that of an event of another: the same step, as long after its beginning. */
  aligned(other, index) {
    const theirs = other.step(index);
    const at = lastPlace(this.steps, (step) => step.number <= theirs.number);
    const step = this.steps[Math.max(at, 0)];
    if (step.number !== theirs.number) return at < 0 ? 0 : step.last;
    const offset = other.events[index].t - theirs.time;
    const [first, last] = other.group(theirs, offset);
    const [start, end] = this.group(step, offset);
    if (this.events[start].t - step.time !== offset || last === first) return last === first ? start : end;
    return start + Math.round(((index - first) / (last - first)) * (end - start));
  }

  /** The first and last event of a step at the latest moment not after an offset from its beginning. */
  group(step, offset) {
    let end = step.first;
    for (let at = step.first; at <= step.last && this.events[at].t - step.time <= offset; at++) end = at;
    let start = end;
    while (start > step.first && this.events[start - 1].t === this.events[end].t) start--;
    return [start, end];
  }
}

/** The place of the last element for which `holds`, which it does up to some place; -1 where there is none. */
function lastPlace(list, holds) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The last of ascending numbers that is not above one; -1 where there is none. */
function lastNotAfter(numbers, number) {
  const place = lastPlace(numbers, (each) => each <= number);
  return place < 0 ? -1 : numbers[place];
}

"""###
),
]
