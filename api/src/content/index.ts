/**
 * The agency's content folder: texts, settings, menu, pictures. `docs/content-folder.md` describes the files.
 * Writes no table.
 * Never writes a file of the agency: content-admin does.
 */

export { type ContentProblem, formatProblem, pointAtProblem } from '../kernel/index.ts';
export { type Answers, QUESTIONS, type Question, readAnswers } from './agency-kit/answers.ts';
export { isFree, writeAgency } from './agency-kit/new-agency.ts';
export { consentTextsFor } from './answers/consent-for.ts';
export { contentPageFor } from './answers/content-page-for.ts';
export { indexedIn } from './answers/indexed-in.ts';
export { leavesSite, splitLink } from './answers/link-target.ts';
export { findLogo } from './answers/logo-path.ts';
export { previewHtml } from './answers/preview-html.ts';
export { enabledLanguages, STYLES_URL, siteFor } from './answers/site-for.ts';
export type { BaseMap, Content, Logo } from './content.ts';
export type { ContentContext } from './context.ts';
export { publishSchemas } from './json-schemas/publish.ts';
export { pagePath } from './page-path.ts';
export type { KnownSections } from './reading/check-sections.ts';
export type { KnownTexts } from './reading/check-wording.ts';
export type { ContentEdits } from './reading/files/apply-edits.ts';
export { pageAddress } from './reading/files/reader.ts';
export { type ContentResult, loadContent } from './reading/load-content.ts';
export { type ContentPicture, contentPictures, teamPicture } from './reading/pictures/content-pictures.ts';
export { examplesIn } from './schema/example-agency.ts';
export type { Settings } from './schema/settings.ts';
export { type ClosedDays, type VisitRules, WEEKDAYS, type WeeklyHours } from './schema/visits.ts';
