import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '../build/fingerprint.ts';
import { runApiProgram } from './api-commands.ts';
import { step } from './progress.ts';
import { runProgram } from './run-program.ts';
import { ROOT } from './site-folders.ts';

const INPUTS = [
  'sample-agency/feed',
  'sample-agency/pictures',
  'sample-agency/content',
  'sample-agency/build.ts',
  'api/src/import',
  'api/src/database',
];

/** Whether this site shows the sample agency: an agency of its own names its content folder. */
export const isSample = (): boolean => !process.env.FACADE_CONTENT;

/** Makes the sample agency's feed and pictures and imports them, unless exactly these are loaded already. */
export async function loadSampleAgency(data: string): Promise<void> {
  const folder = join(data, 'sample-agency');
  await whenChanged(join(data, 'sample-agency.key'), fingerprint(ROOT, INPUTS), async () => {
    await step('drawing the sample agency', () => runProgram('sample-agency/build.ts', [folder]));
    await step('importing the sample agency', () =>
      runApiProgram('import.ts', [join(folder, 'feed.json'), '--sample']),
    );
  });
}

/** The sample agency's content folder, with its pictures drawn. */
export const sampleContent = (data: string): string => join(data, 'sample-agency/content');

/** Who may log in as owner on the sample site. */
export function sampleOwners(data: string): { email: string; password: string }[] {
  const feed = join(data, 'sample-agency/feed.json');
  return existsSync(feed) ? (JSON.parse(readFileSync(feed, 'utf8')).owners ?? []) : [];
}
