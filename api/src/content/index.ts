/**
 * The content folder of the agency: texts, settings, menu, pictures. The one public face of this folder of the api.
 * What the folder looks like is told in `docs/content-folder.md`.
 */

export type { Content } from './content.ts';
export { contentPageFor } from './content-page-for.ts';
export type { ContentContext } from './context.ts';
export { type ContentResult, loadContent } from './load-content.ts';
export { type ContentPicture, contentPictures, teamPicture } from './pictures.ts';
export { formatProblem } from './problem.ts';
export { enabledLanguages, siteFor } from './site-for.ts';
