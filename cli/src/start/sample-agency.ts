import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '@facade/platform/build/fingerprint';
import { runApiProgram } from '../commands/api-commands.ts';
import { step } from '../commands/progress.ts';
import { runProgram } from '../process/run-program.ts';
import { SAMPLE_STAFF, type SampleAccount } from '../site/sample-site.ts';
import { PATHS, ROOT } from '../workspace.ts';

/** Generates the sample agency's feed and pictures and imports them, unless exactly these are loaded already. */
export async function loadSampleAgency(data: string): Promise<void> {
  const folder = join(data, 'sample-agency');
  await whenChanged(join(data, 'sample-agency.key'), fingerprint(ROOT, PATHS.sampleInputs), async () => {
    await step('drawing the sample agency', () => runProgram(PATHS.sampleAgency, [folder]));
    await step('importing the sample agency', () =>
      runApiProgram('import.ts', [join(folder, 'feed.json'), '--sample']),
    );
    await step('adding its staff', addStaff);
  });
}

async function addStaff(): Promise<void> {
  for (const { email, name, role, password, agent } of SAMPLE_STAFF) {
    const more = agent ? ['--agent', agent] : [];
    await runApiProgram('staff.ts', ['add', email, '--name', name, '--role', role, '--password', password, ...more]);
  }
}

/** Accounts of owners on the sample site. */
export function sampleOwners(data: string): SampleAccount[] {
  const feed = join(data, 'sample-agency/feed.json');
  return existsSync(feed) ? (JSON.parse(readFileSync(feed, 'utf8')).owners ?? []) : [];
}
