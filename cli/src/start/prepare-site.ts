/** `node cli/src/start/prepare-site.ts`: builds what changed and loads the sample agency. `start` runs it as its child. */

import { reportFailure } from '../commands/report-failure.ts';
import { dataFolder } from '../site/data-folder.ts';
import { isSample, SAMPLE_STAFF } from '../site/sample-site.ts';
import { storeIn } from '../site/site-store.ts';
import type { Prepared } from './prepare.ts';
import { publishSite } from './publish-site.ts';
import { loadSampleAgency, sampleOwners } from './sample-agency.ts';

const end = () => process.exit(1);
process.once('disconnect', end);

async function prepare(): Promise<Prepared> {
  const data = dataFolder();
  await publishSite(storeIn(data));
  if (!isSample()) return { owners: [], staff: [] };
  await loadSampleAgency(data);
  return { owners: sampleOwners(data), staff: SAMPLE_STAFF };
}

prepare().then((prepared) => {
  process.off('disconnect', end);
  process.send?.(prepared);
  // Messages already sent still arrive.
  process.disconnect();
}, reportFailure);
