/**
 * Imports feeds, which `@facade/feed` reads and converts: maps their records and stores them, with their pictures.
 * Writes `property`, `project`, `off_market`, `picture` and the other tables of the catalogue, and `feed_entry`; of what CRMs say `crm_hint`.
 * Never stores half a feed: an import is one transaction.
 */

export { startDerivingColumns } from './derive-columns.ts';
export { readPictureHosts } from './fetching/picture-hosts.ts';
export { importFeed } from './import-feed.ts';
export type { ImportOptions } from './import-run.ts';
export { startEndingDrops } from './price-drops.ts';
export { crmFeeds, crmProblems, crmSettings } from './pulling/crm-settings.ts';
export { areFeedUrls, urlFeeds } from './pulling/feed-url.ts';
export type { ImportProgress, ImportReport, OnProgress } from './report.ts';
export { crmWebhooksRoute } from './routes/crm-webhooks.ts';
export { importsRoute } from './routes/imports.ts';
export { runsSince } from './runs/import-runs.ts';
export { type FeedSchedule, startScheduledImport } from './scheduled/scheduled-import.ts';
export { IMPORT_TEXTS } from './scheduled/texts/index.ts';
export { type FeedPlace, readFeedPlaces } from './sources/feed-places.ts';
export { isSourceName } from './sources/feed-sources.ts';
export { undoImports } from './stored-feeds/undo-imports.ts';
