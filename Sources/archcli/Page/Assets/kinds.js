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
