/* The parts of the screen that is shown, as a tree and as a list in drawing order. */
import { currentLook } from "./screen.js";
import { post } from "./server.js";
import { flattenParts } from "./shared.js";

export const parts = { root: undefined, list: [], byID: new Map() };
let request;

/* Asks for the parts of the current look; a newer question takes an older one back. */
export async function loadParts() {
  request?.abort();
  request = new AbortController();
  const { parts: root } = await post("parts", { look: currentLook() }, request.signal);
  parts.root = root;
  parts.list = root ? flattenParts(root) : [];
  parts.byID = new Map(parts.list.map((part) => [part.id, part]));
}

export function forgetParts() {
  request?.abort();
  Object.assign(parts, { root: undefined, list: [], byID: new Map() });
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
