/**
 * Reads feeds of homes: finds their records without holding them in memory, checks them, and converts other formats to the agency's own.
 * It needs no server and stores nothing.
 */
export type { Adapter, Source, SourceProblem, SourceRecord } from './adapters/adapter.ts';
export { FEED_FORMATS } from './adapters/adapters.ts';
export { EMBEDDED_PREFIX } from './adapters/embedded-files.ts';
export type { ADAPTER_TOOLS, OwnAdapter, OwnRecord } from './adapters/load-adapter.ts';
export { openSource } from './adapters/open-source.ts';
export type { Beginning } from './adapters/recognition/beginning.ts';
export { equalProblems, groupLines } from './equal-problems.ts';
export { adviceOn } from './problem-texts/advice.ts';
export { fill, type ProblemKind, type Saying, type SayingValues, say } from './problem-texts/problem-texts.ts';
export {
  type FeedProblem,
  formatProblem,
  LISTED,
  type Phrasing,
  Problems,
  phraseProblem,
  problemsOf,
} from './problems.ts';
export { FeedError } from './reading/feed-error.ts';
export { type EntryKind, type FoundRecord, isEntry, LISTS, type RecordKind } from './reading/kinds.ts';
export { type Feed, openFeed } from './reading/open-feed.ts';
export { type Checked, checkRecord, checkValue, type RecordOf } from './records/check-record.ts';
export {
  type AgentRecord,
  type CategoryRecord,
  type CityRecord,
  type DocumentEntry,
  HOME_HAS,
  type ProjectRecord,
  type PropertyRecord,
  propertyRecord,
  type RibbonRecord,
} from './records/feed-schema.ts';
