/* Data that a page holds in few bytes: JSON, deflated, as Base64. */

/* The value of a packed text. */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

/* Four numbers each, as a page has boxes in an attribute. */
export function readBoxes(text) {
  const numbers = (text ?? "").split(" ").filter(Boolean).map(Number);
  return Array.from({ length: numbers.length / 4 }, (_, index) =>
    numbers.slice(4 * index, 4 * index + 4),
  );
}
