import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { jestDurations } from './read-reports.ts';
import { changedFiles, type RelatedTest, relatedTests } from './related-tests.ts';
import { format, testsIn } from './tools.ts';

/** Seconds of test files that two cores run beside the checks within a minute. */
const MOST_SECONDS = 40;

/** They read the whole checkout: any change concerns them. */
const ALWAYS = ['cli/src/checks/'];

/** Seconds of a file that the last whole run does not name. Tests of a database start programs. */
const usualSeconds = (file: string): number => (file.includes('.database.') ? 8 : 1);

/** Checks format and lint of what changed since `main`: a whole checkout takes fourteen seconds of a processor. */
export async function formatOfChanges(): Promise<void> {
  const places = placesToFormat(ROOT, changedFiles(ROOT));
  if (places.length > 0) await format(places);
}

/** The changed files that are still there, each of which is checked by itself; everything where the rules have changed. */
export const placesToFormat = (root: string, changed: string[]): string[] =>
  changed.includes('biome.json') ? ['.'] : changed.filter((file) => existsSync(join(root, file)));

/** Runs the unit tests nearest to what changed since `main`, as many as fit. @param report of the last whole run of the tests */
export async function testsOfChanges(report: string): Promise<void> {
  const known = new Map(jestDurations(report, ROOT).map(({ file, seconds }) => [file, seconds]));
  const related = relatedTests(ROOT, changedFiles(ROOT));
  const chosen = nearest(related, (file) => known.get(file) ?? usualSeconds(file));
  const left = related.length - chosen.length;
  console.log(
    `  ${chosen.length} test files of what changed${left > 0 ? `; ${left} further away are left to npm test` : ''}`,
  );
  await testsIn([...ALWAYS, ...chosen]);
}

/** The first tests that take less than the limit together; a long one is passed over. @param related the nearest first */
export function nearest(related: RelatedTest[], secondsOf: (file: string) => number, most = MOST_SECONDS): string[] {
  let seconds = 0;
  return related.flatMap(({ file }) => {
    const longer = seconds + secondsOf(file);
    if (longer > most) return [];
    seconds = longer;
    return [file];
  });
}
