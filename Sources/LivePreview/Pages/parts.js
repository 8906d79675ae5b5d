/* The parts of the screen that is shown, as a tree and as a list in drawing order. */
import { currentLook } from "./screen.js";
import { post } from "./server.js";

/* Flattens a tree; each part learns its parent. */
function flatten(part, parent, list) {
  part.parent = parent;
  list.push(part);
  for (const child of part.parts ?? []) flatten(child, part, list);
  return list;
}

const visibleOf = (part) => part.visible ?? part.frame;

const contains = ([x, y, width, height], [px, py]) =>
  px >= x && px < x + width && py >= y && py < y + height;

/* A line around what is under it, as an overlay draws it: whoever points into it means what they see. */
const isInsideLine = (part, [x, y]) => {
  if (part.role !== "shape" || part.fills?.length || !part.border) return false;
  const [left, top, width, height] = part.frame;
  const reach = part.border.width + 3;
  return Math.min(x - left, left + width - x, y - top, top + height - y) > reach;
};

export const parts = { root: undefined, list: [], byID: new Map() };
let request;

/* Asks for the parts of the current look; a newer question takes an older one back. */
export async function loadParts() {
  request?.abort();
  request = new AbortController();
  const { parts: root } = await post("parts", { look: currentLook() }, request.signal);
  parts.root = root;
  parts.list = root ? flatten(root, null, []) : [];
  parts.byID = new Map(parts.list.map((part) => [part.id, part]));
}

export function forgetParts() {
  request?.abort();
  Object.assign(parts, { root: undefined, list: [], byID: new Map() });
}

/* The topmost part at a point of the canvas: of parts within each other, the innermost. */
export function partAt(point, part = parts.root) {
  if (!part) return undefined;
  for (const child of (part.parts ?? []).toReversed()) {
    const found = partAt(point, child);
    if (found) return found;
  }
  return contains(visibleOf(part), point) && !isInsideLine(part, point) ? part : undefined;
}

/* What a part is called; its text says more than its role. */
export function nameOf(part) {
  if (part.name) return part.name;
  if (part.row && ["cell", "header", "footer"].includes(part.role)) {
    const { section, item } = part.row;
    return part.role === "cell" ? `cell ${section}.${item}` : `${part.role} ${section}`;
  }
  return part.role;
}

const byPlace = ({ source: one }, { source: other }) =>
  one.line - other.line || one.column - other.column;

/* The parts of the innermost view that is written at a place of a file; of several views that begin
   on a line, the last one that begins before the column, or else the first. */
export function partsWrittenAt(file, line, column) {
  const around = parts.list
    .filter(({ source }) => source?.file === file && source.line <= line && line <= source.endLine)
    .toSorted(byPlace);
  const begun = around.filter(({ source }) => source.line === line);
  const best = begun.findLast(({ source }) => source.column <= column) ?? begun[0] ?? around.at(-1);
  if (!best) return [];
  return around.filter((part) => byPlace(part, best) === 0);
}

/* A part's frame as the measuring of distances has it. */
export const boxOf = ({ frame: [x, y, width, height] }) => ({ x, y, width, height });
