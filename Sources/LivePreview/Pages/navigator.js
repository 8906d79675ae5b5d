/* The list of files and previews beside them. */
import { find, icon, make, setChildren } from "./shared.js";
import { summary } from "./diagnostics.js";
import { firstFiles, foundFiles, isFound, openPreview } from "./gallery.js";
import { errorCount, model, screenKey, shortLabel, stemOf, trouble } from "./model.js";
import { on, whenIdle } from "./signals.js";
import { addressOf, change, narrow, state } from "./state.js";

const navigator = find("#navigator");
const list = find(".files", navigator);
const filter = find("#filter");
const groups = new Map();
const rows = new Map();
// How many previews have rows at first; the rest follow while the page is idle.
let rowCount = 40;

function makeRow(id) {
  const link = make("a", {}, make("span.name"), make("span.variant"), make("span.mark"));
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openPreview(id);
    if (narrow.matches) setNavigator(false);
  });
  return { link, element: make("li", {}, link) };
}

function updateRow(preview, isAlone) {
  const row = rows.get(preview.id) ?? makeRow(preview.id);
  rows.set(preview.id, row);
  const [name, variant, mark] = row.link.children;
  row.link.href = addressOf({ preview: preview.id });
  const isNamed = isAlone || preview.name !== stemOf(model.filesByID.get(preview.file).label);
  name.textContent = isNamed ? preview.name : (preview.variant ?? preview.name);
  variant.textContent = isNamed ? (preview.variant ?? "") : "";
  const diagnostics = trouble(preview, screenKey(preview.id));
  mark.replaceChildren();
  if (errorCount(diagnostics)) {
    mark.append(icon("error"), make("span.unseen", {}, summary(diagnostics)));
  }
  if (state.preview === preview.id) row.link.setAttribute("aria-current", "page");
  else row.link.removeAttribute("aria-current");
  return row.element;
}

function updateGroup(file, previews) {
  const group = groups.get(file.id) ?? {
    heading: make("h2"),
    list: make("ul"),
    element: make("li.group"),
  };
  groups.set(file.id, group);
  group.heading.textContent = shortLabel(file);
  group.heading.title = file.label;
  const isBroken = file.state === "broken";
  group.heading.classList.toggle("broken", isBroken);
  // A file of one preview that bears its name needs no line of its own.
  const isAlone = previews.length === 1 && previews[0].name === stemOf(file.label);
  setChildren(
    group.list,
    previews.map((preview) => updateRow(preview, isAlone)),
  );
  setChildren(group.element, isAlone ? [group.list] : [group.heading, group.list]);
  return group.element;
}

function update() {
  const found = foundFiles();
  const shown = firstFiles(found, rowCount);
  if (shown.length < found.length) whenIdle(showMore);
  setChildren(
    list,
    shown.map(([file, previews]) => updateGroup(file, previews)),
  );
  find(".all", navigator).href = addressOf({ preview: null });
  if (state.preview) find(".all", navigator).removeAttribute("aria-current");
  else find(".all", navigator).setAttribute("aria-current", "page");
  reveal();
}

/* The preview whose row was last brought into view, once: the reader may scroll away from it. */
let revealed = null;

function reveal() {
  if (revealed === state.preview) return;
  const row = rows.get(state.preview);
  if (state.preview && !row) return;
  revealed = state.preview;
  row?.link.scrollIntoView({ block: "nearest" });
}

function showMore() {
  rowCount = Number.POSITIVE_INFINITY;
  update();
}

export function setNavigator(isOpen) {
  change({ navigator: isOpen });
  if (isOpen && narrow.matches) filter.focus();
}

/* The previews in their order on the page. */
const order = () => model.previews.filter(isFound);

/* The preview whose name was typed, or begins so, before those that only contain it. */
function typedPreview() {
  const typed = filter.value.trim().toLowerCase();
  const names = ({ fullName, name }) => [fullName.toLowerCase(), name.toLowerCase()];
  const found = order();
  return (
    found.find((preview) => names(preview).includes(typed)) ??
    found.find((preview) => names(preview).some((name) => name.startsWith(typed))) ??
    found[0]
  );
}

/* Opens the next preview, or the one before. */
export function stepPreview(by) {
  const previews = order();
  if (!previews.length) return;
  const index = previews.findIndex(({ id }) => id === state.preview);
  const next = index < 0 ? (by > 0 ? 0 : -1) : (index + by + previews.length) % previews.length;
  openPreview(previews.at(next).id);
}

function place() {
  navigator.hidden = !state.navigator;
  document.documentElement.classList.toggle("has-navigator", state.navigator);
  const toggle = find("#toggle-navigator");
  toggle.ariaExpanded = String(state.navigator);
}

/* Lists a few hundred rows again only where one of them may differ. */
on("screens", update);
on("state", (changed) => {
  if (changed.has("navigator")) place();
  if (changed.has("filter")) {
    filter.value = state.filter;
    // Other rows move the open preview's out of sight.
    revealed = null;
  }
  if (["filter", "preview"].some((key) => changed.has(key))) update();
});
on("failure", update);
filter.value = state.filter;
filter.addEventListener("input", () => change({ filter: filter.value }));
filter.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    change({ filter: "" });
    filter.blur();
  } else if (event.key === "Enter") {
    const preview = typedPreview();
    if (!preview) return;
    openPreview(preview.id);
    // From here on letters are keys again.
    filter.blur();
  }
});
find("#toggle-navigator").addEventListener("click", () => setNavigator(!state.navigator));
find(".all", navigator).addEventListener("click", (event) => {
  event.preventDefault();
  change({ preview: null }, "push");
  if (narrow.matches) setNavigator(false);
});
// On a narrow page the list would cover everything.
narrow.addEventListener("change", () => change({ navigator: !narrow.matches }));
place();
