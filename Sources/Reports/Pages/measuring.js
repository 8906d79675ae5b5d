/* Measuring: how far two parts are apart. */

/* A length in points, as short as it can be said. */
export const points = (length) => String(Math.round(length * 100) / 100);

/* Spans along an axis: the gap between two that lie apart, or else how far their starts and their
   ends are from each other. */
function spans(start, end, otherStart, otherEnd) {
  if (otherStart >= end) return { apart: true, list: [[end, otherStart]] };
  if (otherEnd <= start) return { apart: true, list: [[otherEnd, start]] };
  const between = (one, other) => [Math.min(one, other), Math.max(one, other)];
  return { apart: false, list: [between(start, otherStart), between(end, otherEnd)] };
}

/* The distances between two parts, each a line with its length: what lies beside another part is
   told by the gaps alone. */
export function distances(one, other) {
  const across = spans(one.x, one.x + one.width, other.x, other.x + other.width);
  const down = spans(one.y, one.y + one.height, other.y, other.y + other.height);
  const middle = (start, length, otherStart, otherLength) => {
    const low = Math.max(start, otherStart);
    const high = Math.min(start + length, otherStart + otherLength);
    return high > low ? (low + high) / 2 : otherStart + otherLength / 2;
  };
  const y = middle(one.y, one.height, other.y, other.height);
  const x = middle(one.x, one.width, other.x, other.width);
  const isBeside = across.apart || down.apart;
  const lines = [];
  if (across.apart || !isBeside) {
    for (const [from, to] of across.list) lines.push({ x1: from, x2: to, y1: y, y2: y });
  }
  if (down.apart || !isBeside) {
    for (const [from, to] of down.list) lines.push({ x1: x, x2: x, y1: from, y2: to });
  }
  return lines
    .map((line) => ({ ...line, length: line.x2 - line.x1 + line.y2 - line.y1 }))
    .filter((line) => line.length > 0.005);
}
