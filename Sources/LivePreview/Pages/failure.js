/* The errors of what is on the screen, over the last good pictures. */
import { showDiagnostics, summary } from "./diagnostics.js";
import { model, screenKey, trouble } from "./model.js";
import { find } from "./shared.js";
import { on } from "./signals.js";
import { state } from "./state.js";

const failure = find("#failure");
const toggle = find(".count", failure);
const list = find(".list", failure);

/* Of one preview, or of all files. */
function diagnostics() {
  const preview = model.previewsByID.get(state.preview);
  if (preview) return trouble(preview, screenKey(preview.id));
  return model.files.filter((file) => file.state === "broken").flatMap((file) => file.diagnostics);
}

function update() {
  const found = diagnostics();
  failure.hidden = found.length === 0;
  if (failure.hidden) showDiagnostics(list, []);
  if (failure.hidden) return;
  find("span", toggle).textContent = summary(found);
  showDiagnostics(list, found);
  list.hidden = toggle.ariaExpanded === "false";
}

toggle.addEventListener("click", () => {
  toggle.ariaExpanded = String(toggle.ariaExpanded === "false");
  list.hidden = toggle.ariaExpanded === "false";
});
for (const name of ["screens", "picture", "failure"]) on(name, update);
on("state", (changed) => {
  if (changed.has("preview")) update();
});
