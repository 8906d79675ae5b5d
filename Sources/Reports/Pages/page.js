/* What the scripts of a page share: finding elements, and telling those who do not see the page. */

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

/* Tells those who do not see the page what changed. */
export function say(text) {
  find("#status").textContent = text;
}
