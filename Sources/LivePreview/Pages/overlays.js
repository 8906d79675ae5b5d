/* What is drawn over the picture for those who measure it: redlines, and the device around it. */
import { find, make } from "./shared.js";
import { currentPreview } from "./screen.js";
import { on } from "./signals.js";
import { change, state } from "./state.js";

const menu = find("#overlay-menu");
const opener = find("#toggle-overlays");
const frame = find("#toggle-frame");

const kinds = [
  ["frames", "Frames"],
  ["spacing", "Spacing"],
  ["insets", "Insets"],
  ["size", "Sizes"],
  ["index", "Order of cells"],
  ["safe-area", "Safe area"],
  ["baseline", "Baselines"],
  ["grid", "Grid"],
  ["touch", "Touch targets"],
  ["overflow", "Overflow"],
];
const gridStep = make("input", { type: "number", min: 1, max: 200, value: 8, ariaLabel: "Step" });
const boxes = new Map();

const kindOf = (annotation) => annotation.split(":")[0];

function apply() {
  const chosen = kinds.map(([kind]) => kind).filter((kind) => boxes.get(kind).checked);
  const step = gridStep.valueAsNumber || 8;
  change({ annotate: chosen.map((kind) => (kind === "grid" ? `grid:${step}` : kind)) });
}

for (const [kind, name] of kinds) {
  const box = make("input", { type: "checkbox" });
  boxes.set(kind, box);
  box.addEventListener("change", apply);
  const label = make("label", { data: { kind } }, box, make("i"), make("span", {}, name));
  const line = make("div.line", {}, label, kind === "grid" ? gridStep : null);
  find(".kinds", menu).append(line);
}
gridStep.addEventListener("input", () => {
  boxes.get("grid").checked = true;
  apply();
});

function update() {
  for (const [kind, box] of boxes) {
    box.checked = state.annotate.some((annotation) => kindOf(annotation) === kind);
  }
  const grid = state.annotate.find((annotation) => annotation.startsWith("grid:"));
  if (grid && document.activeElement !== gridStep) gridStep.value = grid.slice(5);
  opener.classList.toggle("chosen", state.annotate.length > 0);
  find(".clear", menu).disabled = state.annotate.length === 0;
  frame.ariaPressed = String(state.frame);
  frame.hidden = !(currentPreview()?.hasDevice ?? true);
}

/* A menu opens above what opens it, inside of the page. */
menu.addEventListener("toggle", (event) => {
  opener.ariaExpanded = String(event.newState === "open");
  if (event.newState !== "open") return;
  const box = opener.getBoundingClientRect();
  const left = Math.min(box.left, innerWidth - menu.offsetWidth - 10);
  menu.style.left = `${Math.max(left, 10)}px`;
  menu.style.bottom = `${innerHeight - box.top + 8}px`;
});

export const toggleOverlays = () => menu.togglePopover();
export const toggleFrame = () => change({ frame: !state.frame });

find(".clear", menu).addEventListener("click", () => change({ annotate: [] }));
frame.addEventListener("click", toggleFrame);
on("state", update);
on("screens", update);
update();
