/* What the scripts of a page share: finding elements, telling those who do not see the page, and names. */

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

/* Tells those who do not see the page what changed. */
export function say(text) {
  find("#status").textContent = text;
}

/* A name that no other page has; also on one that is not of this machine, where crypto.randomUUID
   is not. */
export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
