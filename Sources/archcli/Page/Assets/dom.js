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
