/* Data that a page holds in few bytes: JSON, deflated, as Base64. */

/* The bytes of a packed text. */
export async function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* The value of a packed text. */
export async function unpacked(text) {
  return JSON.parse(new TextDecoder().decode(await inflated(text)));
}

/* The numbers of an attribute in groups of some. */
export function readGroups(text, size) {
  const numbers = (text ?? "").split(" ").filter(Boolean).map(Number);
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(size * index, size * (index + 1)),
  );
}

/* Boxes as a page has them in an attribute: four numbers each. */
export const readBoxes = (text) => readGroups(text, 4);
