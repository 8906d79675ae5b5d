/* The keys of the page, and the table that lists them. */
import { fit, stepZoom, zoomTo } from "./canvas.js";
import { find, make, storage } from "./shared.js";
import { stepThumbs } from "./gallery.js";
import { setNavigator, stepPreview } from "./navigator.js";
import { change, state } from "./state.js";
import { chooseTool } from "./tools.js";
import { togglePanel } from "./panels.js";
import { comparingViewer, toggleComparing } from "./comparing.js";
import { toggleFrame, toggleOverlays } from "./overlays.js";
import { toggleSource } from "./source.js";

const isOne = () => state.preview !== null;

function zoomBy(step) {
  if (comparingViewer()) comparingViewer().zoomBy(2 ** step);
  else if (isOne()) stepZoom(step);
  else stepThumbs(step);
}

function zoomToScale(scale) {
  if (comparingViewer()) comparingViewer().zoom(String(scale));
  else zoomTo(scale);
}

const shortcuts = [
  [
    "Go",
    [
      ["g", "All previews", () => change({ preview: null }, "push")],
      ["j", "Next preview", () => stepPreview(1)],
      ["k", "Previous preview", () => stepPreview(-1)],
      ["/", "Find a preview", findPreview],
      ["[", "List of previews", () => setNavigator(!state.navigator)],
      ["]", "Controls and details", () => togglePanel()],
      ["s", "Source", toggleSource],
    ],
  ],
  [
    "Look",
    [
      ["+", "Larger", () => zoomBy(1)],
      ["-", "Smaller", () => zoomBy(-1)],
      ["0", "Fit", () => (comparingViewer() ? comparingViewer().zoom("fit") : fit())],
      ["1", "100 %", () => zoomToScale(1)],
      ["2", "200 %", () => zoomToScale(2)],
      ["o", "Redlines", () => isOne() && toggleOverlays()],
      ["d", "Device", () => isOne() && toggleFrame()],
      ["b", "Before and after", () => isOne() && toggleComparing()],
    ],
  ],
  [
    "Tools",
    [
      ["v", "Use the screen", () => chooseTool("use")],
      ["i", "Inspect parts", () => chooseTool("inspect")],
    ],
  ],
  ["Page", [["?", "This help", () => find("#help").showModal()]]],
];
const aliases = { "=": "+", _: "-" };

function findPreview() {
  setNavigator(true);
  find("#filter").focus();
  find("#filter").select();
}

for (const [title, group] of shortcuts) {
  const lines = group.map(([key, meaning]) =>
    make("div", {}, make("dt", {}, meaning), make("dd", {}, make("kbd", {}, key))),
  );
  find(".keys").append(make("section", {}, make("h3", {}, title), make("dl", {}, ...lines)));
}

const switchOfKeys = find(".shortcuts");
switchOfKeys.checked = storage.get("maquette-keys") !== "off";
switchOfKeys.addEventListener("change", () => {
  storage.set("maquette-keys", switchOfKeys.checked ? "on" : "off");
});

const isField = (element) =>
  element.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isField(event.target) || find("dialog[open]") || !switchOfKeys.checked) return;
  const key = aliases[event.key] ?? event.key;
  const shortcut = shortcuts.flatMap(([, group]) => group).find((entry) => entry[0] === key);
  if (!shortcut || event.defaultPrevented) return;
  event.preventDefault();
  shortcut[2]();
});

find("#open-help").addEventListener("click", () => find("#help").showModal());
