/* The parts of a screen as a tree: pointing at them, and what they are called. */

/* Flattens a tree; each part learns its parent, and its way from the root where it has no id. */
export function flattenParts(part, parent = null, list = [], id = "0") {
  part.parent = parent;
  part.id ??= id;
  list.push(part);
  for (const [index, child] of (part.parts ?? []).entries()) {
    flattenParts(child, part, list, `${id}.${index}`);
  }
  return list;
}

function move(part, [across, down]) {
  const moved = ([x, y, width, height]) => [x + across, y + down, width, height];
  part.frame = moved(part.frame);
  if (part.visible) part.visible = moved(part.visible);
  for (const child of part.parts ?? []) move(child, [across, down]);
}

/* The parts of a picture, in points of it: where its canvas begins is two numbers. */
export function readParts(root, origin) {
  const [across, down] = (origin ?? "0 0").split(" ").map(Number);
  if (across || down) move(root, [across, down]);
  flattenParts(root);
  return root;
}

const visibleOf = (part) => part.visible ?? part.frame;

const holds = ([x, y, width, height], [px, py]) =>
  px >= x && px < x + width && py >= y && py < y + height;

const inked = ["text", "image", "symbol", "control", "color", "gradient", "shape", "divider"];
const isSeen = ({ color }) => !/^#.{6}00$/.test(color);

/* Whether a part is in ink that is not seen: spaces, or letters and symbols of a clear colour. */
const isBlank = ({ text, color }) => text?.trim() === "" || (color && !isSeen(color));

/* Whether a point is on the line along a part's edge, or near it. */
const isOnLine = ({ frame: [left, top, width, height], border }, [x, y]) =>
  Math.min(x - left, left + width - x, y - top, top + height - y) <= border.width + 3;

/* Whether a part paints at a point of the canvas: a line around what is under it does not inside of it. */
function paintsAt(point, part) {
  if (!holds(visibleOf(part), point)) return false;
  if (part.fills?.length) return part.fills.some(isSeen);
  return part.border ? isOnLine(part, point) : inked.includes(part.role) && !isBlank(part);
}

/* The topmost part that paints at a point. */
function paintedAt(point, part) {
  for (const child of (part.parts ?? []).toReversed()) {
    const found = paintedAt(point, child);
    if (found) return found;
  }
  return paintsAt(point, part) ? part : undefined;
}

/* The innermost part in another that is there without paint, as an empty place of a cell: no room that is only
   around a view, or where one was moved away from. */
function placeIn(part, point) {
  for (const child of (part.parts ?? []).toReversed()) {
    const found = placeIn(child, point);
    if (found) return found;
    const isRoom = ["view", "padding"].includes(child.role) || inked.includes(child.role);
    if (!isRoom && holds(visibleOf(child), point)) return child;
  }
  return undefined;
}

/* The topmost part at a point of the canvas that is painted there: of parts within each other, the innermost. */
export function partAt(point, part) {
  if (!part || !holds(visibleOf(part), point)) return undefined;
  const painted = paintedAt(point, part) ?? part;
  return placeIn(painted, point) ?? painted;
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

/* A part's frame as the measuring of distances has it. */
export const boxOf = ({ frame: [x, y, width, height] }) => ({ x, y, width, height });

/* How far a part is from the edges of what it is in, and from the next part on each side. */
export function roomOf(part) {
  const { parent } = part;
  if (!parent) return undefined;
  const [own, outer] = [boxOf(part), boxOf(parent)];
  const inside = {
    left: own.x - outer.x,
    top: own.y - outer.y,
    right: outer.x + outer.width - own.x - own.width,
    bottom: outer.y + outer.height - own.y - own.height,
  };
  const beside = {};
  const offer = (side, gap) => {
    if (gap > -0.005 && (beside[side] === undefined || gap < beside[side])) beside[side] = gap;
  };
  for (const sibling of parent.parts) {
    if (sibling === part) continue;
    const other = boxOf(sibling);
    const sharesRows = other.y < own.y + own.height && own.y < other.y + other.height;
    const sharesColumns = other.x < own.x + own.width && own.x < other.x + other.width;
    if (sharesRows) {
      offer("left", own.x - other.x - other.width);
      offer("right", other.x - own.x - own.width);
    }
    if (sharesColumns) {
      offer("above", own.y - other.y - other.height);
      offer("below", other.y - own.y - own.height);
    }
  }
  return { inside, beside };
}

/* What a part is known by on another screen, wherever it is there. */
const keyOf = (part) =>
  [
    part.role,
    part.name ?? "",
    part.name ? "" : (part.row?.section ?? ""),
    part.name ? "" : (part.row?.item ?? ""),
  ].join("\n");

const isAnchor = (part) => !part.parent || Boolean(part.name) || Boolean(part.row);

/* The parts of a tree by what they are known by. */
function anchorsOf(root) {
  const found = new Map();
  const visit = (part) => {
    if (isAnchor(part)) found.set(keyOf(part), [...(found.get(keyOf(part)) ?? []), part]);
    for (const child of part.parts ?? []) visit(child);
  };
  visit(root);
  return found;
}

/* The same part on another screen: below the same named part, the one at the same place among those
   of its role. Nothing where several could be meant. */
export function counterpartOf(part, root) {
  if (!root) return undefined;
  const steps = [];
  let anchor = part;
  while (!isAnchor(anchor)) {
    const alike = anchor.parent.parts.filter(({ role }) => role === anchor.role);
    steps.unshift([anchor.role, alike.indexOf(anchor)]);
    anchor = anchor.parent;
  }
  const anchors = anchorsOf(root).get(keyOf(anchor)) ?? [];
  const isSameRow = ({ row }) =>
    row?.item === anchor.row?.item && row?.section === anchor.row?.section;
  let found = anchors.length === 1 ? anchors[0] : anchors.find(isSameRow);
  for (const [role, index] of steps) {
    found = found?.parts?.filter((child) => child.role === role)[index];
  }
  return found;
}
