/* The comments of a served report: each case's are in its article. */
import { current, entries } from "./case-list.js";
import { CommentSection } from "./comments.js";
import { find, findAll } from "./page.js";
import { nameOf, partAt } from "./part-tree.js";
import { state } from "./serving.js";

/* The smallest cluster around a place, by its boxes and its names; else the place. */
function clusterAt(article, x, y) {
  const viewer = find(".viewer", article)?.viewer;
  let found;
  for (const [index, [left, top, width, height]] of (viewer?.boxes ?? []).entries()) {
    const isInside = x >= left && x < left + width && y >= top && y < top + height;
    if (!isInside || (found && width * height >= found.place[2] * found.place[3])) continue;
    const name = find(`[data-cluster="${index}"] .elements bdi`, article)?.textContent;
    found = { ...(name && { part: name }), place: [left, top, width, height] };
  }
  return found ?? { place: [x, y, 0, 0] };
}

/* What is at a place of a picture, which is in pixels: a cluster, else a part that is known. */
function targetAt(article, picture, x, y) {
  const cluster = clusterAt(article, x, y);
  const inspector = find(".viewer", article)?.viewer?.inspector;
  const side = picture.closest("figure").dataset.side === "expected" ? "expected" : "actual";
  const [root, scale] = [inspector?.trees?.[side], inspector?.scales?.[side]];
  const part = root && partAt([x / scale, y / scale], root);
  if (cluster.part || !part || part === root) return cluster;
  const box = part.frame.map((length) => Math.max(0, Math.round(length * scale)));
  const isCluster = cluster.place[2] > 0;
  return { part: nameOf(part), place: isCluster ? cluster.place : box };
}

function addSection(entry) {
  const { article } = entry;
  const section = new CommentSection(
    entry.hash.slice("#case=".length),
    () => findAll(".viewer .canvas", article),
    (picture, x, y) => targetAt(article, picture, x, y),
  );
  // Whoever writes will point at a part.
  section.section.addEventListener("focusin", () =>
    find(".viewer", article)?.viewer?.inspector.prepare(),
  );
  find(".comments", article)?.remove();
  // Before the layout's lines, which are long.
  const layout = find(".facts > .layout", article);
  if (layout) layout.before(section.section);
  else find(".facts", article).append(section.section);
  article.comments = section;
}

/* The number of comments beside each case of the list. */
function count() {
  const counts = new Map();
  for (const comment of state?.comments ?? []) {
    if (!comment.resolved) counts.set(comment.case, (counts.get(comment.case) ?? 0) + 1);
  }
  for (const { link, hash } of entries) {
    if (!link) continue;
    const number = counts.get(hash.slice("#case=".length)) ?? 0;
    if (number > 0) link.dataset.comments = `${number} ${number === 1 ? "comment" : "comments"}`;
    else delete link.dataset.comments;
  }
}

document.addEventListener("article", (event) => addSection(event.detail));
document.addEventListener("state", () => {
  count();
  for (const { article } of entries) article?.comments?.refresh();
});
if (current) addSection(current);
