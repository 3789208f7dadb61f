import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../platform/src/cli/progress.ts';
import { publishSite } from '../../../platform/src/cli/publish-site.ts';
import { loadSampleAgency } from '../../../platform/src/cli/sample-agency.ts';
import { dataFolder, findSections, ROOT } from '../../../platform/src/cli/site-folders.ts';
import { storeIn } from '../../../platform/src/cli/site-store.ts';
import { buildOneApplication } from '../one-application/build.ts';

export interface BenchFolders {
  /** State of the measured site: database, pictures, releases. */
  data: string;
  /** The one-application build. */
  oneApplication: string;
}

/**
 * Builds both sites and loads the sample agency, anew each time, in a folder of the bench's own below the site's state: nothing of the
 * agency's own site is read or changed, whatever the environment says about it.
 */
export async function prepareSites(): Promise<BenchFolders> {
  const data = join(dataFolder(), 'bench');
  // A thousand revisions that an earlier run left there would be looked through twice a second.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  process.env.FACADE_DATA = data;
  delete process.env.FACADE_CONTENT;
  delete process.env.DATABASE_URL;
  await publishSite(storeIn(data));
  await loadSampleAgency(data);
  const oneApplication = join(data, 'one-application');
  await step('building the same code as one application', () =>
    buildOneApplication(ROOT, findSections(), oneApplication),
  );
  return { data, oneApplication };
}
