/* What this page has in common with those of reports, whose files are served beside its own. */

// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { distances, points } from "./measuring.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { find, findAll, say } from "./page.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { Placement } from "./placement.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { storage } from "./theme.js";
// biome-ignore lint/nursery/noUnresolvedImports: of Sources/Reports/Pages
import { PictureViewer } from "./viewer.js";

export { distances, find, findAll, PictureViewer, Placement, points, say, storage };
