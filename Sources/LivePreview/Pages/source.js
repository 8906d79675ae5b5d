/* The pane with a config's text: where a part is written, and what part a place writes. */
import { notify } from "./clipboard.js";
import { find, make, say } from "./shared.js";
import { model } from "./model.js";
import { parts, partsWrittenAt } from "./parts.js";
import { select } from "./inspect.js";
import { currentPreview } from "./screen.js";
import { post } from "./server.js";
import { columnAt, lineContent, unitsBefore } from "./source-text.js";
import { afterPause, on } from "./signals.js";
import { change, state } from "./state.js";

const pane = find("#source");
const code = find(".code", pane);
const link = find(".editor-link", pane);
const editor = find(".editor-run", pane);
const toggle = find("#toggle-source");

let text = "";
let lines = [];
let shownFile;
let editorPrefix = null;
/* The place that is marked: line, column and length. */
let place;
let current = 1;

function rowOf(line, number) {
  const isHere = place?.line === number;
  const start = isHere ? unitsBefore(line, place.column) : 0;
  const end = isHere ? unitsBefore(line, place.column + Math.max(place.length ?? 1, 1)) : 0;
  const row = make(
    isHere ? "div.line.here" : "div.line",
    { id: `line-${number}`, role: "option", ariaSelected: String(isHere) },
    make("span.number", { ariaHidden: "true" }, String(number)),
    make("span.text", {}, ...lineContent(line, start, end)),
  );
  row.dataset.line = number;
  if (line.trim() === "") row.ariaLabel = `Line ${number}, empty`;
  return row;
}

function render() {
  const { scrollTop } = code;
  code.replaceChildren(...lines.map((line, index) => rowOf(line, index + 1)));
  code.scrollTop = scrollTop;
}

/* Shows lines again of which one may have lost the mark, and one have got it. */
function mark(next, isScrolled = true) {
  const old = place;
  place = next;
  for (const number of new Set([old?.line, next?.line])) {
    const row = code.children[number - 1];
    if (row) row.replaceWith(rowOf(lines[number - 1], number));
  }
  if (next) setCurrent(next.line, isScrolled);
  updateEditor();
}

function setCurrent(number, isScrolled = true) {
  current = Math.min(Math.max(number, 1), Math.max(lines.length, 1));
  for (const row of code.querySelectorAll(".current")) row.classList.remove("current");
  const row = code.children[current - 1];
  if (!row) return;
  row.classList.add("current");
  code.setAttribute("aria-activedescendant", row.id);
  if (!isScrolled) return;
  const top = row.offsetTop - code.scrollTop;
  if (top < 20 || top > code.clientHeight - 40) {
    code.scrollTop = row.offsetTop - code.clientHeight * 0.4;
  }
}

function updateEditor() {
  const { line, column } = place ?? { line: current, column: 1 };
  link.hidden = !editorPrefix || !editor.hidden;
  if (editorPrefix) link.href = `${editorPrefix}:${line}:${column}`;
}

/* An address that an application opens, and not one that the browser runs. */
const isEditor = (address) =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) && !/^(javascript|data|https?):/i.test(address);

async function load() {
  if (!state.source) return;
  const file = state.source;
  try {
    const answer = await post("source", { file });
    if (file !== state.source) return;
    editorPrefix = isEditor(answer.editor ?? "") ? answer.editor : null;
    editor.hidden = !answer.hasEditor;
    find("h2", pane).textContent = answer.label;
    if (text !== answer.text || shownFile !== file) {
      if (shownFile !== file) code.scrollTop = 0;
      text = answer.text;
      lines = text.replace(/\n$/, "").split("\n");
      shownFile = file;
      render();
    }
    find(".problem", pane).hidden = true;
    mark(place);
  } catch (error) {
    find(".problem", pane).hidden = false;
    find(".problem", pane).textContent = error.message;
  }
}
const loadSoon = afterPause(60, load);

/* Opens the pane at a place of a file. */
async function open({ fileID, line, column, length }) {
  if (!fileID) return;
  place = { line, column, length };
  if (state.source === fileID) return mark(place);
  change({ source: fileID });
}

function close() {
  change({ source: null });
  toggle.focus();
}

/* Selects what a place writes; where a loop writes several parts, one after the other. */
function choose(line, column) {
  const found = partsWrittenAt(state.source, line, column);
  if (!found.length) return say("Nothing on the screen is written here");
  const index = found.findIndex(({ id }) => id === state.part);
  select(found[(index + 1) % found.length], true);
  change({ panel: "inspect" });
}

function placeAt({ clientX, clientY, target }) {
  const row = target.closest(".line");
  if (!row) return undefined;
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const line = lines[row.dataset.line - 1];
  if (!caret || !row.contains(caret.offsetNode)) return [Number(row.dataset.line), 1];
  const range = document.createRange();
  range.setStart(find(".text", row), 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return [Number(row.dataset.line), columnAt(line, range.toString().length)];
}

code.addEventListener("click", (event) => {
  // Text that is being selected stays selected.
  if (!getSelection().isCollapsed) return;
  const found = placeAt(event);
  if (!found) return;
  setCurrent(found[0], false);
  if (state.tool !== "inspect") change({ tool: "inspect" });
  choose(...found);
});
code.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 15,
    PageUp: -15,
    Home: -Infinity,
    End: Infinity,
  };
  if (event.key in step) setCurrent(current + step[event.key]);
  else if (event.key === "Enter") choose(current, Infinity);
  else return;
  event.preventDefault();
});
editor.addEventListener("click", async () => {
  const { line, column } = place ?? { line: current, column: 1 };
  try {
    await post("edit", { file: state.source, line, column });
  } catch (error) {
    notify(error.message);
  }
});
toggle.addEventListener("click", () => toggleSource());
find(".close-source", pane).addEventListener("click", close);

export function toggleSource() {
  if (state.source) return close();
  const written = parts.byID.get(state.part)?.source;
  if (written) return open({ fileID: written.file, ...written });
  const { preview } = state;
  const file = model.previewsByID.get(preview)?.file ?? model.files[0]?.id;
  if (file) change({ source: file });
}

function update() {
  pane.hidden = !state.source;
  toggle.ariaExpanded = String(Boolean(state.source));
  if (state.source && state.source !== shownFile) load();
  else if (state.source) mark(place);
}

on("open-source", open);
on("part", ({ source }) => {
  if (!state.source || !source) return;
  if (source.file === state.source) mark(source);
  else open({ fileID: source.file, ...source });
});
on("screens", loadSoon);
on("shown", loadSoon);
on("state", (changed) => {
  if (changed.has("source")) update();
  const preview = currentPreview();
  if (changed.has("preview") && state.source && preview && preview.file !== state.source) {
    place = undefined;
    change({ source: preview.file });
  }
});
update();

/* The edge between the picture and the text is moved by a drag or by keys. */
const edge = find(".edge", pane);
let share = 38;

function resize(percent) {
  share = Math.min(Math.max(percent, 12), 82);
  pane.style.height = `${share}%`;
  edge.ariaValueNow = String(Math.round(share));
}

edge.addEventListener("pointerdown", (event) => edge.setPointerCapture(event.pointerId));
edge.addEventListener("pointermove", (event) => {
  if (!edge.hasPointerCapture(event.pointerId)) return;
  const box = pane.parentElement.getBoundingClientRect();
  resize((100 * (box.bottom - event.clientY)) / box.height);
});
edge.addEventListener("keydown", (event) => {
  const step = { ArrowUp: 4, ArrowDown: -4 }[event.key];
  if (!step) return;
  event.preventDefault();
  resize(share + step);
});
