import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';
import { shellBuild } from '../build/builds.ts';
import { folderOf } from '../workspace.ts';
import { smokeRender } from './smoke.ts';

/**
 * Records the answers of the sample agency's api while everything is rendered, so that the gate can render without a running
 * site: `node cli/src/gate/record-answers.ts http://localhost:8080 "facade-owner=…" mf-listings …`, with the cookie
 * of the sample owner and every section that is built; then once more for mf-owner with the cookie of the sample staff.
 */
const [site = '', cookie = '', ...sections] = process.argv.slice(2);
for (const section of sections) {
  const build = join(folderOf(section), 'dist');
  const contract: SectionContract = JSON.parse(readFileSync(join(build, 'contract.json'), 'utf8'));
  const { rendered, failures } = await smokeRender(build, contract, {
    shell: shellBuild(),
    site,
    record: { cookie },
  });
  console.log([section, ...rendered, ...failures].join('\n  '));
}
