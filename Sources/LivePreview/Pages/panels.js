/* The panel beside the picture, and its tabs. */
import { find, findAll } from "./shared.js";
import { on } from "./signals.js";
import { change, state } from "./state.js";

const panel = find("#panel");
const toggle = find("#toggle-panel");
const tabs = findAll(".tab", panel);
let last = state.panel === "none" ? "controls" : state.panel;

function update() {
  const isOpen = state.panel !== "none" && state.preview !== null;
  panel.hidden = !isOpen;
  toggle.ariaExpanded = String(isOpen);
  if (state.panel !== "none") last = state.panel;
  for (const tab of tabs) {
    const isChosen = tab.dataset.panel === last;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    find(`#${tab.dataset.panel}`).hidden = !isChosen;
  }
}

/* Opens a panel, or closes it where it is open. */
export function togglePanel(name = last) {
  change({ panel: state.panel === name ? "none" : name });
}

/* Parts are pointed at with a tool of their own. */
function choose({ dataset: { panel } }) {
  change(panel === "inspect" ? { panel, tool: "inspect" } : { panel });
}

for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    choose(next);
    next.focus();
  });
}
toggle.addEventListener("click", () => togglePanel());
find(".close-panel", panel).addEventListener("click", () => {
  change({ panel: "none" });
  toggle.focus();
});
on("state", update);
update();
