/**
 * Page views of homes, the owner's dashboard, the monthly summary.
 * Writes `visit`, `visit_seen`, `visit_salt`, `visit_total`, `favourite`, and in `account` which summary was sent.
 * Never stores who looked: a view has no cookie and no address.
 */

export { statisticsRoute } from './routes/statistics.ts';
export { summariesRoute } from './routes/summaries.ts';
export { visitsRoute } from './routes/visits.ts';
export { startSummaries } from './summary/summary-job.ts';
export { summaryValues } from './summary/summary-texts.ts';
export { VisitCounter } from './views/visit-counter.ts';
