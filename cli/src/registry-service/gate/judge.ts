/** Program of the judge: runs the contract gate for the registry service, in a process that has no key. */
import { rm } from 'node:fs/promises';
import type { RegistryDocument } from '@facade/platform/registry';
import { contractGate, type Verdict } from '../../gate/contract-gate.ts';
import { findChromium } from '../../gate/mount/find-chromium.ts';
import { GateBrowser } from '../../gate/mount/gate-browser.ts';
import { storeIn } from '../../site/site-store.ts';
import type { GateCandidate } from './gate.ts';

/** What the service asks: a candidate, then whether it fits later states of the registry; then the next candidate. */
export type JudgeOrder =
  | { candidate: GateCandidate; data: string; site: string | null; shell: string; publicKeys: Record<string, string> }
  | { document: RegistryDocument };
export type JudgeAnswer = { line: string } | { refusals: Verdict['refusals'] } | { failed: string };

const answer = (message: JudgeAnswer) => process.send?.(message);
/** Publishing takes seconds: a section with many parts is mounted whole by `facade check` and `verify`, on the machine of its team. */
const browser = new GateBrowser(findChromium(), 4000);
let verdict: Verdict | undefined;

async function obey(order: JudgeOrder): Promise<void> {
  if ('document' in order) {
    if (!verdict) throw new Error('there is no verdict to compare with what is live now');
    return void answer({ refusals: await verdict.refusalsIn(order.document) });
  }
  const { candidate, data, site, shell, publicKeys } = order;
  const { folder, budget } = candidate;
  // That of the candidate before says nothing about this one, should the gate fail.
  verdict = undefined;
  // The first publication makes the site's key.
  Object.assign(process.env, publicKeys);
  const say = (line: string) => void answer({ line });
  const options = { shell, browser, ...(site && { site }), ...(budget && { budget }), say };
  verdict = await contractGate(folder, storeIn(data), options);
  answer({ refusals: verdict.refusals });
}

process.on('message', (order: JudgeOrder) => {
  obey(order).catch((error: Error) => answer({ failed: error.message }));
});
// The service has ended, perhaps without a chance to remove anything.
process.on('disconnect', async () => {
  await browser.end();
  await rm(process.env.TMPDIR ?? '', { recursive: true, force: true });
  process.exit(0);
});
