/**
 * Page views of homes, what visitors achieve with releases of sections and what those throw in browsers, the owner's dashboard, the weekly summary.
 * Writes `visit`, `visit_seen`, `visit_salt`, `visit_total`, `favourite`, `goal_count`, `browser_error`, and in `account` which summary was sent.
 * Never stores who looked: a view has no cookie and no address.
 */

export { errorsSince } from './browser-errors/stored-errors.ts';
export { GOAL_DAYS, goalsBetween } from './goals/stored-goals.ts';
export { browserErrorsRoute } from './routes/browser-errors.ts';
export { goalsRoute } from './routes/goals.ts';
export { statisticsRoute } from './routes/statistics.ts';
export { summariesRoute } from './routes/summaries.ts';
export { visitsRoute } from './routes/visits.ts';
export { startSummaries } from './summary/summary-job.ts';
export { summaryValues, type WeekFigures } from './summary/summary-texts.ts';
export { VisitCounter } from './views/visit-counter.ts';
