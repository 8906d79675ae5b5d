/* Asking the picture: pointing at its parts, selecting them, and measuring between two. */
import { canvas, placement, pointAt, reveal } from "./canvas.js";
import { boxOf, distances, find, make, nameOf, partAt, points, say, svg } from "./shared.js";
import { forgetParts, loadParts, parts } from "./parts.js";
import { showPart } from "./part-panel.js";
import { shownPicture } from "./screen.js";
import { afterPause, emit, inFrame, on } from "./signals.js";
import { change, state } from "./state.js";

const overlay = find("#overlay");
const lines = find("svg", overlay);
const labels = find(".labels", overlay);

let hovered;
let isMeasuring = false;
/* What was selected before: distances are from there. */
let previous;

const isOn = () => state.tool === "inspect" && Boolean(state.preview);
const selected = () => parts.byID.get(state.part);
const origin = () => shownPicture()?.origin ?? [0, 0];

/* A frame of the canvas in pixels of the window. */
function onPage({ x, y, width, height }) {
  const { scale } = placement;
  const [left, top] = origin();
  return {
    x: placement.x + (x + left) * scale,
    y: placement.y + (y + top) * scale,
    width: width * scale,
    height: height * scale,
  };
}

function outline(part, kind) {
  const { x, y, width, height } = onPage(boxOf(part));
  lines.append(svg("rect", { x, y, width, height, class: kind }));
}

/* A label at a place of the window; it stays inside. */
function label(text, x, y, kind) {
  const element = make(`span.${kind}`, {}, text);
  labels.append(element);
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const left = kind === "distance" ? x - width / 2 : x;
  const top = kind === "distance" ? y - height / 2 : y;
  const { window } = placement;
  element.style.left = `${Math.max(4, Math.min(left, window.width - width - 4))}px`;
  element.style.top = `${Math.max(4, Math.min(top, window.height - height - 4))}px`;
}

function measure(one, other) {
  for (const { x1, x2, y1, y2, length } of distances(boxOf(one), boxOf(other))) {
    const from = onPage({ x: x1, y: y1, width: 0, height: 0 });
    const to = onPage({ x: x2, y: y2, width: 0, height: 0 });
    lines.append(svg("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    label(points(length), (from.x + to.x) / 2, (from.y + to.y) / 2, "distance");
  }
}

const draw = inFrame(() => {
  lines.replaceChildren();
  labels.replaceChildren();
  overlay.hidden = !isOn();
  if (overlay.hidden) return;
  const part = selected();
  const pointed = hovered && parts.byID.get(hovered.id);
  const start = previous && parts.byID.get(previous);
  if (part) {
    outline(part, "selected");
    if (start && start !== part && !isMeasuring) {
      outline(start, "before");
      measure(start, part);
    }
  }
  if (!pointed || pointed === part) return;
  outline(pointed, "pointed");
  if (isMeasuring && part) return measure(part, pointed);
  const { x, y, height } = onPage(boxOf(pointed));
  const [, , width, tall] = pointed.frame;
  label(`${nameOf(pointed)}  ${points(width)} × ${points(tall)}`, x, y + height + 4, "name");
});

/* Words for those who do not see the outline. */
function wordsOf(part) {
  const [x, y, width, height] = part.frame;
  const text = part.text ? ` “${part.text}”` : "";
  return `${nameOf(part)}${text}, ${points(width)} by ${points(height)} at ${points(x)}, ${points(y)}`;
}

export function select(part, isRevealed = false) {
  if (part?.id !== state.part) previous = state.part;
  change({ part: part?.id ?? null });
  if (!part) previous = null;
  if (part) say(wordsOf(part));
  if (part && isRevealed) {
    const [x, y, width, height] = part.frame;
    const [left, top] = origin();
    reveal([x + left, y + top, width, height]);
  }
}

function showSelected() {
  const part = selected();
  const start = previous && parts.byID.get(previous);
  const lengths =
    part && start && start !== part ? distances(boxOf(start), boxOf(part)) : undefined;
  showPart(part, start && lengths ? { from: start, lengths } : undefined, select);
  if (part) emit("part", part);
  draw();
}

async function load() {
  if (!isOn() || !shownPicture()) return;
  try {
    await loadParts();
  } catch (error) {
    if (error.name === "AbortError") return;
    forgetParts();
  }
  showSelected();
}
// A picture that is dragged about changes many times a second.
const loadSoon = afterPause(80, load);

function point(event) {
  if (!isOn() || canvas.matches(".dragging")) return;
  const [x, y] = pointAt(event);
  const [left, top] = origin();
  const part = event.target.closest("#canvas")
    ? partAt([x - left, y - top], parts.root)
    : undefined;
  if (part === hovered && isMeasuring === event.altKey) return;
  hovered = part;
  isMeasuring = event.altKey;
  draw();
}

canvas.addEventListener("pointermove", point);
canvas.addEventListener("pointerleave", () => {
  hovered = undefined;
  draw();
});
for (const name of ["keydown", "keyup"]) {
  document.addEventListener(name, (event) => {
    if (event.key !== "Alt" || !isOn() || !hovered) return;
    isMeasuring = name === "keydown";
    draw();
  });
}
canvas.addEventListener("click", (event) => {
  if (!isOn()) return;
  const [x, y] = pointAt(event);
  const [left, top] = origin();
  const part = partAt([x - left, y - top], parts.root);
  hovered = part;
  select(part);
  if (part && state.panel !== "inspect") change({ panel: "inspect" });
});

/* By keys: up to what a part is in, down into it, left and right beside it. */
function step(key) {
  const part = selected() ?? parts.root;
  if (!selected()) return part;
  const siblings = part.parent?.parts ?? [part];
  const index = siblings.indexOf(part);
  return {
    ArrowUp: part.parent,
    ArrowDown: part.parts?.[0],
    ArrowLeft: siblings.at(index - 1),
    ArrowRight: siblings[(index + 1) % siblings.length],
  }[key];
}

function press(event) {
  if (!isOn() || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === "Escape" && state.part) {
    event.preventDefault();
    return select(undefined);
  }
  if (event.target !== canvas || !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  const part = step(event.key);
  if (part) select(part, true);
}
// Before the same keys move the canvas.
canvas.addEventListener("keydown", press, { capture: true });

on("shown", loadSoon);
on("placed", draw);
on("state", (changed) => {
  if (changed.has("preview")) {
    forgetParts();
    previous = null;
  }
  if (changed.has("tool")) {
    hovered = undefined;
    load();
  }
  if (changed.has("part") || changed.has("preview")) showSelected();
  draw();
});
load();
