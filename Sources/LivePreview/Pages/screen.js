/* One preview at a time: its picture, what went wrong with it, and its variants. */
import { canvas, resizeSheet, restorePlace, sheet } from "./canvas.js";
import { showDiagnostics, summary } from "./diagnostics.js";
import { find, make, points, setChildren } from "./shared.js";
import { openPreview } from "./gallery.js";
import { errorCount, model, pictureOf, plainKey, screenKey, trouble, want } from "./model.js";
import { PictureSlot } from "./picture.js";
import { sharpScale, showsPixels } from "./sharpness.js";
import { afterPause, emit, on } from "./signals.js";
import { addressOf, change, state } from "./state.js";

const screen = find("#screen");
const variants = find("#variants");
const slot = new PictureSlot(find(".slot", sheet), appear);
const links = new Map();

// How many previews on both sides are drawn ahead.
const neighbours = 2;

export const currentPreview = () => model.previewsByID.get(state.preview);

/* The look that is on the screen, as it is asked for. */
export function currentLook() {
  const look = { preview: state.preview };
  if (state.set.length) look.set = state.set;
  if (Object.keys(state.offsets).length) look.offsets = state.offsets;
  // Before and after are compared as they are.
  if (state.against !== null) return look;
  if (state.annotate.length) look.annotate = state.annotate;
  if (state.frame) look.frame = true;
  return look;
}

/* The scale that the zoom asks for; null for the canvas's own. */
let scale = null;

/* The look whose picture is on the screen: the current one, in as many pixels as the zoom shows. */
export function sharpLook() {
  const look = currentLook();
  return scale === null || state.against !== null ? look : { ...look, scale };
}

/* The picture that is on the screen now, or nothing. */
export const shownPicture = () => (slot.image ? slot.picture : undefined);

/* False until the sheet has a picture's size: only then a place in it means something. */
let isPlaced = false;

function appear(picture) {
  resizeSheet(picture.width, picture.height);
  if (!isPlaced) restorePlace();
  isPlaced = true;
  updateSize();
  sharpenSoon();
  emit("shown", picture);
}

/* Once a zoom rests, the picture is asked for in as many pixels as it shows. */
const sharpenSoon = afterPause(150, () => {
  const { picture } = slot;
  if (!picture) return;
  const wanted = sharpScale(picture);
  const next = wanted === (picture.canvasScale ?? wanted) ? null : wanted;
  if (next === scale) return;
  scale = next;
  wantLooks();
});

function follow() {
  canvas.classList.toggle("crisp", Boolean(slot.picture) && showsPixels(slot.picture));
  sharpenSoon();
}

function wantLooks() {
  if (!state.preview) return want("screen", []);
  want("screen", [{ key: screenKey(state.preview), look: sharpLook() }]);
  const index = model.previews.findIndex(({ id }) => id === state.preview);
  const around = [];
  for (let by = 1; by <= neighbours; by += 1) {
    around.push(model.previews[index + by], model.previews[index - by]);
  }
  const entries = around
    .filter((preview) => preview !== undefined && index >= 0)
    .map(({ id }) => ({ key: plainKey(id), look: { preview: id } }));
  want("gallery", entries);
}

function updateTrouble() {
  const preview = currentPreview();
  const diagnostics = preview ? trouble(preview, screenKey(preview.id)) : [];
  const isGone = model.isKnown && state.preview && !preview;
  screen.classList.toggle("broken", errorCount(diagnostics) > 0 || Boolean(isGone));
  find("#gone").hidden = !isGone;
  find("#drawing").hidden = Boolean(slot.picture || diagnostics.length || isGone);
}

function updateSize() {
  const { width, height, scale, canvasScale = scale } = slot.picture ?? {};
  const text = slot.picture ? `${points(width)} × ${points(height)} pt, @${canvasScale}x` : "";
  find("#size").textContent = text;
}

function updateNotices() {
  const diagnostics = model.notices.get(screenKey(state.preview)) ?? [];
  const warnings = find("#warnings");
  warnings.hidden = diagnostics.length === 0;
  find("span", warnings).textContent = summary(diagnostics);
  showDiagnostics(find("#warning-list .list"), diagnostics);
}

function linkOf(preview) {
  const link = links.get(preview.id) ?? make("a");
  links.set(preview.id, link);
  link.textContent = preview.variant ?? "default";
  link.href = addressOf({ preview: preview.id });
  link.dataset.preview = preview.id;
  if (preview.id === state.preview) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
  return link;
}

function updateTitle() {
  const preview = currentPreview();
  const file = model.filesByID.get(preview?.file);
  find("#title").textContent = preview?.name ?? (state.preview ? "" : "All previews");
  find("#subtitle").textContent = file?.label ?? "";
  const family = preview
    ? model.previews.filter(({ file, name }) => file === preview.file && name === preview.name)
    : [];
  variants.hidden = family.length < 2;
  setChildren(variants, family.length < 2 ? [] : family.map(linkOf));
}

/* Another preview: its picture, if one is known, is there at once. */
function open() {
  screen.hidden = state.preview === null;
  document.documentElement.dataset.view = state.preview ? "screen" : "gallery";
  slot.clear();
  scale = null;
  const preview = currentPreview();
  if (preview) {
    const picture = pictureOf(preview.id);
    const { width, height } = picture ?? preview;
    resizeSheet(width, height ?? width);
    restorePlace();
    isPlaced = false;
    if (picture) slot.show(picture, preview.fullName);
    canvas.ariaLabel = `Picture of ${preview.fullName}`;
  }
  updateSize();
  updateNotices();
  updateTitle();
  updateTrouble();
  wantLooks();
}

on("placed", follow);
on("screens", () => {
  updateTitle();
  if (!slot.picture && currentPreview()) open();
  updateTrouble();
  wantLooks();
});
on("picture", (key, picture) => {
  if (key === screenKey(state.preview) || (key === plainKey(state.preview) && !slot.picture)) {
    slot.show(picture, model.previewsByID.get(picture.preview)?.fullName ?? "");
    updateSize();
    updateTrouble();
  }
});
// An edit may leave the picture as it is, and change what can be asked about it all the same.
const refreshSoon = afterPause(150, () => {
  const picture = shownPicture();
  if (picture && !screen.classList.contains("broken")) emit("shown", picture);
});
on("edited", (file) => {
  if (currentPreview()?.file === file) refreshSoon();
});
on("failure", (key) => {
  if (key === screenKey(state.preview)) updateTrouble();
});
on("notices", (key) => {
  if (key === screenKey(state.preview)) updateNotices();
});
on("state", (changed) => {
  if (changed.has("preview")) return open();
  if (["set", "offsets", "annotate", "frame", "against"].some((key) => changed.has(key)))
    wantLooks();
});
variants.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openPreview(link.dataset.preview);
});
find("#to-gallery").addEventListener("click", () => change({ preview: null }, "push"));
open();
