/* What this page has in common with those of reports, whose files are served beside its own. */

// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { button, counted, icon, make, setChildren, svg } from "./elements.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { distances, points } from "./measuring.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { find, findAll, randomName, say } from "./page.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { partContents, partGroup, partHead } from "./part-details.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { boxOf, flattenParts, nameOf, partAt } from "./part-tree.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { Placement } from "./placement.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { storage } from "./theme.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { PictureViewer } from "./viewer.js";

export {
  boxOf,
  button,
  counted,
  distances,
  find,
  findAll,
  flattenParts,
  icon,
  make,
  nameOf,
  partAt,
  partContents,
  partGroup,
  partHead,
  PictureViewer,
  Placement,
  points,
  randomName,
  say,
  setChildren,
  storage,
  svg,
};
