/**
 * Feeds: reading, adapting, checking and storing them, with their pictures. `docs/importing` describes the formats.
 * Writes `property`, `project`, `off_market`, `picture` and the other tables of the catalogue, and `feed_entry`.
 * Never stores half a feed: an import is one transaction.
 */

export { FEED_FORMATS } from './adapters/adapters.ts';
export { startDerivingColumns } from './derive-columns.ts';
export { readPictureHosts } from './fetching/picture-hosts.ts';
export { importFeed } from './import-feed.ts';
export type { ImportOptions } from './import-run.ts';
export { formatProblem, type ImportProgress, type ImportReport, type OnProgress } from './report.ts';
export { type FeedSchedule, startScheduledImport } from './scheduled/scheduled-import.ts';
export { IMPORT_TEXTS } from './scheduled/texts/index.ts';
export { undoImports } from './stored-feeds/undo-imports.ts';
