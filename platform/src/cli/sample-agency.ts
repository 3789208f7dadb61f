import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '../build/fingerprint.ts';
import { runApiProgram } from './api-commands.ts';
import { step } from './progress.ts';
import { runProgram } from './run-program.ts';
import type { SampleOwner } from './sample-site.ts';
import { ROOT } from './site-folders.ts';

const INPUTS = [
  'tools/sample-agency/feed',
  'tools/sample-agency/pictures',
  'tools/sample-agency/content',
  'tools/sample-agency/build.ts',
  'api/src/import',
  'api/src/database',
  // The import computes energy labels, regions and slugs with it.
  'shared-domain/src',
];

/** Makes the sample agency's feed and pictures and imports them, unless exactly these are loaded already. */
export async function loadSampleAgency(data: string): Promise<void> {
  const folder = join(data, 'sample-agency');
  await whenChanged(join(data, 'sample-agency.key'), fingerprint(ROOT, INPUTS), async () => {
    await step('drawing the sample agency', () => runProgram('tools/sample-agency/build.ts', [folder]));
    await step('importing the sample agency', () =>
      runApiProgram('import.ts', [join(folder, 'feed.json'), '--sample']),
    );
  });
}

/** Who may log in as owner on the sample site. */
export function sampleOwners(data: string): SampleOwner[] {
  const feed = join(data, 'sample-agency/feed.json');
  return existsSync(feed) ? (JSON.parse(readFileSync(feed, 'utf8')).owners ?? []) : [];
}
