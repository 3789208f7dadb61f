/** `node platform/src/cli/prepare-site.ts`: builds what changed and loads the sample agency. `start` runs it as its child. */
import type { Prepared } from './prepare.ts';
import { publishSite } from './publish-site.ts';
import { reportFailure } from './report-failure.ts';
import { loadSampleAgency, sampleOwners } from './sample-agency.ts';
import { isSample } from './sample-site.ts';
import { dataFolder } from './site-folders.ts';
import { storeIn } from './site-store.ts';

const end = () => process.exit(1);
process.once('disconnect', end);

async function prepare(): Promise<Prepared> {
  const data = dataFolder();
  await publishSite(storeIn(data));
  if (!isSample()) return { owners: [] };
  await loadSampleAgency(data);
  return { owners: sampleOwners(data) };
}

prepare().then((prepared) => {
  process.off('disconnect', end);
  process.send?.(prepared);
  // What is sent already still arrives.
  process.disconnect();
}, reportFailure);
