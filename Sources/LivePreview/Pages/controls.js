/* The panel of controls: the values of a preview's `let` and of its canvas. */
import { copyText } from "./clipboard.js";
import { ControlRow, shapeOf } from "./control-fields.js";
import { find, make, say, setChildren } from "./shared.js";
import { currentLook, currentPreview } from "./screen.js";
import { post } from "./server.js";
import { afterPause, on } from "./signals.js";
import { state } from "./state.js";
import { isSet, resetAll, resetValue, setValue } from "./values.js";
import { askToWrite } from "./writing.js";

const panel = find("#controls");
const list = find(".list", panel);
const actions = find(".actions", panel);
const titles = { let: "Values", canvas: "Canvas" };
const rows = new Map();
const groups = new Map();

let command = "";
let shownPreview;
let request;

const isOpen = () => state.panel === "controls" && Boolean(currentPreview());

function rowOf(control) {
  const { path } = control;
  let row = rows.get(path);
  if (!row || row.shape !== shapeOf(control)) {
    row = new ControlRow(
      control,
      (value) => setValue(path, value),
      () => resetValue(path),
    );
    rows.set(path, row);
  }
  row.update(control, isSet(path));
  return row.element;
}

/* How many previews a change of a file reaches. */
const uses = (count) => `used by ${count} ${count === 1 ? "preview" : "previews"}`;

const groupNameOf = ({ group, file }) => file ?? group;

/* file: what is known of the included file that the group's values are written in. */
function groupOf(name, file, elements) {
  const group =
    groups.get(name) ??
    make(
      "section",
      {},
      make("h3", {}, titles[name] ?? name),
      make("p.quiet.uses", { hidden: true }),
    );
  groups.set(name, group);
  const [title, note] = group.children;
  note.hidden = !file;
  if (file) {
    note.textContent = file.refusal
      ? `${uses(file.previews)}; not written from here: ${file.refusal}`
      : uses(file.previews);
  }
  setChildren(group, [title, note, ...elements]);
  return group;
}

function show({ controls, command: text, size, files = [] }) {
  command = text ?? "";
  const height = controls.find(({ path }) => path === "canvas.height");
  if (height && size) height.measured = Math.round(size[1] * 100) / 100;
  const filesByLabel = new Map(files.map((file) => [file.label, file]));
  for (const control of controls) {
    const file = filesByLabel.get(control.file);
    if (file) control.place = `${control.file}, line ${control.line}; ${uses(file.previews)}`;
  }
  const names = [...new Set(controls.map(groupNameOf))];
  setChildren(
    list,
    names.map((name) => {
      const rows = controls.filter((control) => groupNameOf(control) === name).map(rowOf);
      return groupOf(name, filesByLabel.get(name), rows);
    }),
  );
  find(".none", panel).hidden = controls.length > 0;
  find(".problem", panel).hidden = true;
}

/* What is on the screen is asked for once; a newer question takes an older one back. */
async function load() {
  if (!isOpen()) return;
  request?.abort();
  request = new AbortController();
  const { preview, set } = currentLook();
  if (preview !== shownPreview) rows.clear();
  shownPreview = preview;
  try {
    show(await post("controls", { look: { preview, set } }, request.signal));
  } catch (error) {
    if (error.name === "AbortError") return;
    // The controls that are there are better than none.
    find(".problem", panel).hidden = rows.size > 0;
    find(".problem", panel).textContent = error.message;
  }
}
const loadSoon = afterPause(160, load);

function mark() {
  for (const row of rows.values()) row.mark(isSet(row.path));
  actions.hidden = state.set.length === 0;
}

on("state", (changed) => {
  if (changed.has("preview") || changed.has("panel")) load();
  else if (changed.has("set")) loadSoon();
  if (changed.has("set") || changed.has("preview")) mark();
});
on("shown", loadSoon);
on("connection", (isConnected) => {
  if (isConnected) loadSoon();
});

find(".reset-all", panel).addEventListener("click", () => {
  resetAll();
  say("All values are as in the file");
  find(".tab[aria-selected=true]").focus();
});
find(".copy-set", panel).addEventListener("click", () => {
  const plain = state.set.map((text) => `--set '${text.replaceAll("'", "'\\''")}'`).join(" ");
  copyText(command || plain, "Copied as --set");
});
find(".write", panel).addEventListener("click", () => {
  askToWrite(currentPreview(), [...state.set]);
});
mark();
load();
