/* The keys of a page, and the table that lists them; the page starts at this file's end. */
import { viewerOf } from "./articles.js";
import { asked, current, filter, first, setDrawer, show, stepCase } from "./case-list.js";
import { toggle } from "./marks.js";
import { find, say } from "./page.js";
import { copy } from "./report.js";
import { storage } from "./theme.js";
import { PictureViewer } from "./viewer.js";

const viewer = () => viewerOf(current?.article);
const shortcuts = [
  ["j", "Next case", () => stepCase(1)],
  ["k", "Previous case", () => stepCase(-1)],
  ["n", "Next cluster", () => viewer()?.step(1)],
  ["p", "Previous cluster", () => viewer()?.step(-1)],
  ["s", "Side by side", () => viewer()?.setMode("side")],
  ["l", "Slider", () => viewer()?.setMode("slider")],
  ["o", "Onion skin", () => viewer()?.setMode("onion")],
  ["t", "Toggle; again to swap", () => viewer()?.swap()],
  ["d", "Difference", () => viewer()?.setMode("diff")],
  ["m", "Align what moved", () => viewer()?.toggleAlignment()],
  ["i", "Inspect the parts of the pictures", () => viewer()?.inspector.toggle()],
  ["b", "Boxes around clusters", () => viewer()?.toggleMarks()],
  ["r", "Measures, where they are drawn", () => viewer()?.setMode("annotated")],
  ["f", "Fit", () => viewer()?.zoom("fit")],
  ["w", "Fit the width", () => viewer()?.zoom("width")],
  ["1", "1:1", () => viewer()?.zoom("1")],
  ["2", "2×", () => viewer()?.zoom("2")],
  ["4", "4×", () => viewer()?.zoom("4")],
  ["8", "8×", () => viewer()?.zoom("8")],
  ["+", "Zoom in", () => viewer()?.zoomBy(2)],
  ["-", "Zoom out", () => viewer()?.zoomBy(0.5)],
  ["[", "Move the divider, or the opacity, down", () => slide(-10)],
  ["]", "Move the divider, or the opacity, up", () => slide(10)],
  ["a", "Accept the picture", () => acceptCurrent()],
  ["c", "Copy the approve command", () => copyCurrent()],
  [
    "/",
    "Find a case",
    () => {
      setDrawer(true);
      find(".find input").focus();
    },
  ],
  ["?", "This help", () => find("#help").showModal()],
];

function slide(by) {
  const shown = viewer();
  if (!shown) return;
  if (shown.mode === "onion") {
    const opacity = PictureViewer.settings.opacity + by;
    PictureViewer.settings.opacity = Math.min(Math.max(opacity, 0), 100);
    shown.refresh();
  } else {
    if (shown.mode !== "slider") shown.setMode("slider");
    shown.divider.set(shown.divider.percent + by);
  }
}

function acceptCurrent() {
  if (current) toggle(current);
  else say("There is nothing to accept");
}

function copyCurrent() {
  const code = current && find(".approval code", current.article);
  if (code) copy(code);
  else say("There is nothing to accept");
}

/* A review of nothing that can be accepted has no command either. */
const isMeant = ([key]) => find(".approve-all") || !["a", "c"].includes(key);

for (const [key, meaning] of shortcuts.filter(isMeant)) {
  const line = document.createElement("p");
  const label = document.createElement("span");
  const cap = document.createElement("kbd");
  label.textContent = meaning;
  cap.textContent = key;
  line.append(label, cap);
  find(".keys").append(line);
}

const switchOfKeys = find(".shortcuts");
switchOfKeys.checked = storage.get("maquette-keys") !== "off";
switchOfKeys.addEventListener("change", () => {
  storage.set("maquette-keys", switchOfKeys.checked ? "on" : "off");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isField = event.target.matches("input[type=search]");
  if (event.key === "Escape" && isField) {
    event.target.value = "";
    filter();
    event.target.blur();
    return;
  }
  if (isField || find("dialog[open]") || !switchOfKeys.checked) return;
  const shortcut = shortcuts.find(([key]) => key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  shortcut[2]();
});

const start = asked() ?? first();
if (start) show(start, false);
