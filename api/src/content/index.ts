/**
 * The agency's content folder: texts, settings, menu, pictures. The only public face of this folder of the api.
 * `docs/content-folder.md` describes the files.
 */

export { consentTextsFor } from './answers/consent-for.ts';
export { contentPageFor } from './answers/content-page-for.ts';
export { indexedIn } from './answers/indexed-in.ts';
export { findLogo } from './answers/logo-path.ts';
export { previewHtml } from './answers/preview-html.ts';
export { enabledLanguages, STYLES_URL, siteFor } from './answers/site-for.ts';
export type { Content, Logo } from './content.ts';
export type { ContentContext } from './context.ts';
export { publishSchemas } from './json-schemas/publish.ts';
export { pagePath } from './page-path.ts';
export type { KnownSections } from './reading/check-sections.ts';
export type { KnownTexts } from './reading/check-wording.ts';
export type { ContentEdits } from './reading/files/apply-edits.ts';
export { pageAddress } from './reading/files/reader.ts';
export { type ContentResult, loadContent } from './reading/load-content.ts';
export { type ContentPicture, contentPictures, teamPicture } from './reading/pictures/pictures.ts';
export { type ContentProblem, formatProblem, pointAtProblem } from './reading/problem.ts';
export type { Settings } from './schema/settings.ts';
export { type ClosedDays, type VisitRules, WEEKDAYS, type WeeklyHours } from './schema/visits.ts';
