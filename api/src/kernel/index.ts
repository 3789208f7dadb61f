/**
 * What every room may need and what knows nothing of agencies: time, files, ids, reading source files, words.
 * Writes no table.
 * Never imports another room, opens a connection or reads the configuration.
 */

export { type ByteRange, byteRange } from './files/byte-range.ts';
export { FETCHED_PREFIX, FeedFiles, keyOf, lastPart, type OwnFile } from './files/feed-files.ts';
export { freeSpace } from './files/free-space.ts';
export { plainText, writtenLike } from './files/plain-text.ts';
export { probeFolder } from './files/probe-folder.ts';
export { UNFINISHED, writeAtomically } from './files/write-atomically.ts';
export { endOnUncaught, openLog } from './log.ts';
export { DEFAULT_RETENTION, type RetainedKind, type Retention } from './personal-data/default-retention.ts';
export { FORMS_KEPT } from './personal-data/form-texts.ts';
export { GROUNDS, type Ground } from './personal-data/grounds.ts';
export { before, readSpan, type Span, spanText } from './personal-data/span.ts';
export { checkFile, fieldName, pathOf } from './source-files/check-file.ts';
export { didYouMean } from './source-files/nearest.ts';
export { parseMarkdownFile } from './source-files/parse-markdown-file.ts';
export { parseYaml, type YamlSource } from './source-files/parse-yaml.ts';
export { type ContentProblem, formatProblem, pointAtProblem } from './source-files/problem.ts';
export { readFolder, type SourceFile } from './source-files/read-folder.ts';
export { StartupError } from './startup-error.ts';
export { addDays, brusselsDay, isDay } from './time/brussels-day.ts';
export { localIso, minutesOf, momentOf, startOfDay, timeOf, weekdayOf } from './time/local-time.ts';
export { TIME_LIMITS } from './time-limits.ts';
export { uuidOf } from './uuid.ts';
export { AGENCY_WORDS, type AgencyWord, agencyWords } from './words/agency-words.ts';
export { csvOf } from './words/csv.ts';
export { factLabels } from './words/fact-labels.ts';
export { WORDS } from './words/index.ts';
export { type PageTexts, pageTexts } from './words/page-texts.ts';
export { lowestPriceText, priceText } from './words/price-text.ts';
export { fillText, readTexts } from './words/read-texts.ts';
export { translator } from './words/translator.ts';
