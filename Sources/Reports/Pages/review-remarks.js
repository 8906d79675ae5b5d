/* The comments of a served review: each entry's are below its pictures. */
import { CommentSection } from "./comments.js";
import { partAt } from "./measuring.js";
import { find, findAll } from "./page.js";
import { startFollowing } from "./serving.js";

/* The part at a place of a stage, which is in points there and in pixels in comments. */
function targetAt(stage, x, y) {
  const scale = find("img", stage).naturalWidth / Number(stage.dataset.width);
  const part = partAt(stage.stage?.parts ?? [], x / scale, y / scale);
  if (!part) return { place: [x, y, 0, 0] };
  const box = [part.x, part.y, part.width, part.height].map((length) =>
    Math.max(0, Math.round(length * scale)),
  );
  return { part: part.name, place: box };
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
