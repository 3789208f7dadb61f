import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SectionContract } from '../contract/contract.ts';
import { smokeRender } from './smoke.ts';

/**
 * Writes down what the sample agency's api answers when everything is rendered, so that the gate can render without a running
 * site: `node platform/src/gate/record-answers.ts http://localhost:8080 "facade-owner=…" mf-listings …`, with the cookie
 * of the sample owner and every section that is built.
 */
const [site = '', cookie = '', ...sections] = process.argv.slice(2);
const ROOT = resolve(import.meta.dirname, '../../..');
for (const section of sections) {
  const build = join(ROOT, section, 'dist');
  const contract: SectionContract = JSON.parse(readFileSync(join(build, 'contract.json'), 'utf8'));
  const { rendered, failures } = await smokeRender(build, contract, {
    shell: join(ROOT, 'shell/dist'),
    site,
    record: { cookie },
  });
  console.log([section, ...rendered, ...failures].join('\n  '));
}
