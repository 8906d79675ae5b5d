/* The tool: whether a pointer uses the screen or asks about its parts. */
import { canvas } from "./canvas.js";
import { findAll } from "./shared.js";
import { on } from "./signals.js";
import { change, state } from "./state.js";

const buttons = findAll("[data-tool-name]");

/* Chooses a tool; a panel that is open shows what belongs to it. */
export function chooseTool(tool) {
  const { panel } = state;
  if (panel === "none") change({ tool });
  else change({ tool, panel: tool === "inspect" ? "inspect" : "controls" });
}

function update() {
  canvas.dataset.tool = state.tool;
  for (const button of buttons) {
    button.ariaPressed = String(button.dataset.toolName === state.tool);
  }
}

for (const button of buttons) {
  button.addEventListener("click", () => chooseTool(button.dataset.toolName));
}
on("state", (changed) => {
  if (changed.has("tool")) update();
});
update();
