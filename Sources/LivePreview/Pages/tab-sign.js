/* The title and the icon of the browser's tab: they show errors to who looks elsewhere. */
import { counted, find } from "./shared.js";
import { errorCount, model, screenKey } from "./model.js";
import { on } from "./signals.js";
import { state } from "./state.js";

/* A screen with two cards; red with a cross where there are errors. */
function drawing(isBroken) {
  const ground = isBroken ? "#d92d20" : "#0a58ca";
  const sign = isBroken
    ? '<path d="M11 11l10 10M21 11L11 21" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>'
    : '<path d="M10 8h12v9H10zM10 20h5v4h-5zM17 20h5v4h-5z" fill="#fff"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28"
 height="28" rx="8" fill="${ground}"/>${sign}</svg>`;
}

let isBrokenBefore;

function update() {
  const preview = model.previewsByID.get(state.preview);
  const ofFiles = model.files.flatMap(({ state, diagnostics }) =>
    state === "broken" ? diagnostics : [],
  );
  const ofLook = preview ? (model.failures.get(screenKey(preview.id)) ?? []) : [];
  const isFileBroken = model.filesByID.get(preview?.file)?.state === "broken";
  const count = errorCount(isFileBroken ? ofFiles : [...ofFiles, ...ofLook]);
  const name = preview ? preview.fullName : "Maquette";
  document.title = count > 0 ? `✕ ${counted(count, "error")} – ${name}` : name;
  const isBroken = count > 0;
  if (isBroken === isBrokenBefore) return;
  isBrokenBefore = isBroken;
  find("link[rel=icon]").href = `data:image/svg+xml,${encodeURIComponent(drawing(isBroken))}`;
}

for (const name of ["screens", "failure", "picture", "state"]) on(name, update);
update();
