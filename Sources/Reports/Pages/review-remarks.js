/* The comments of a served review: each entry's are below its pictures. */
import { CommentSection } from "./comments.js";
import { find, findAll } from "./page.js";
import { nameOf, partAt } from "./part-tree.js";
import { startFollowing } from "./serving.js";

/* The part at a place of a stage, which is in points there and in pixels in comments. */
function targetAt(stage, x, y) {
  const scale = find("img", stage).naturalWidth / Number(stage.dataset.width);
  const root = stage.stage?.root;
  const part = partAt([x / scale, y / scale], root);
  if (!part || part === root) return { place: [x, y, 0, 0] };
  const box = part.frame.map((length) => Math.max(0, Math.round(length * scale)));
  return { part: nameOf(part), place: box };
}

const sections = findAll(".entry").map((entry) => {
  const section = new CommentSection(entry.dataset.name, () => findAll(".stage", entry), targetAt);
  find(".comments", entry)?.remove();
  entry.append(section.section);
  return section;
});
document.addEventListener("state", () => {
  for (const section of sections) section.refresh();
});
startFollowing();
