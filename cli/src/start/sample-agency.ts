import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '@facade/platform/build/fingerprint';
import { runApiProgram } from '../commands/api-commands.ts';
import { step } from '../commands/progress.ts';
import { runProgram } from '../process/run-program.ts';
import type { SampleOwner } from '../site/sample-site.ts';
import { PATHS, ROOT } from '../workspace.ts';

/** Makes the sample agency's feed and pictures and imports them, unless exactly these are loaded already. */
export async function loadSampleAgency(data: string): Promise<void> {
  const folder = join(data, 'sample-agency');
  await whenChanged(join(data, 'sample-agency.key'), fingerprint(ROOT, PATHS.sampleInputs), async () => {
    await step('drawing the sample agency', () => runProgram(PATHS.sampleAgency, [folder]));
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
