import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@facade/cli/data-folder';
import { step } from '@facade/cli/progress';
import { publishSite } from '@facade/cli/publish-site';
import { loadSampleAgency } from '@facade/cli/sample-agency';
import { storeIn } from '@facade/cli/site-store';
import { findSections, ROOT } from '@facade/cli/workspace';
import { buildOneApplication } from '../one-application/build.ts';

export interface BenchFolders {
  /** State of the measured site: database, pictures, releases. */
  data: string;
  /** The one-application build. */
  oneApplication: string;
}

/**
 * Builds both sites and reloads the sample agency, in a separate folder below the site's state: the agency's own site is
 * neither read nor changed, whatever the environment says.
 */
export async function prepareSites(): Promise<BenchFolders> {
  const data = join(dataFolder(), 'bench');
  // Thousands of revisions from earlier runs would be listed twice a second.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  process.env.FACADE_DATA = data;
  // More forms per hour than any site accepts without a proof of work.
  process.env.FORMS_WITHOUT_PROOF = '1000000';
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
