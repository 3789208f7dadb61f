import { spawnSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { smallBuild } from '@facade/platform/testing/small-build';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import type { Refused } from '../refused.ts';
import { judgedGate } from './judged.ts';

let site: TestStore;
beforeAll(async () => {
  site = testStore();
  await site.store.operator.create();
});
afterAll(() => site.dispose());

/** A shell for contract 1; nothing of it renders. */
function shell(): string {
  const folder = join(site.data, 'shell');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), JSON.stringify({ contracts: [1], shared: {} }));
  return folder;
}

const pem = (key: KeyObject | null | undefined) => String(key?.export({ type: 'spki', format: 'pem' }));
const publicKeys = async () => ({
  FACADE_REGISTRY_KEY: pem(await site.store.keys.publicKey()),
  FACADE_TEAMS_KEY: pem(await site.store.operator.publicKey()),
});

/** A gate, and a candidate that it refuses. */
function trial() {
  const candidates = mkdtempSync(join(site.data, 'candidates-'));
  const folder = smallBuild(candidates, 'old', 'mf-forms');
  writeFileSync(join(folder, 'contract.json'), JSON.stringify({ contract: 0, name: 'mf-forms' }));
  const options = { data: site.data, site: 'http://localhost:9', shell: shell(), candidates };
  return { options, candidate: { section: 'mf-forms', folder } };
}

test('the judge reads the store, the shell and the candidate in a process that may read nothing else', async () => {
  const { options, candidate } = trial();
  const gate = judgedGate({ ...options, publicKeys });
  const judge = () => gate(candidate, () => {});
  // The first judge stays, and reads what is published after its start.
  await expect(judge()).rejects.toThrow('older than the shell understands');
  await site.publish('1.0.0');
  // More than there are judges at once.
  const asked = Array.from({ length: 5 }, judge);
  const outcomes = await Promise.allSettled(asked);
  const errors: Refused[] = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
  expect(new Set(errors.map(String)).size).toBe(1);
  const [error] = errors;
  expect(error).toMatchObject({
    message: 'mf-forms may not be published: it was built for contract 0, older than the shell understands (1)',
    answer: { code: 'contract', refusals: [expect.objectContaining({ code: 'contract' })] },
  });
}, 60_000);

test('a judge whose service was killed ends, and removes what it has written', async () => {
  const { options, candidate } = trial();
  const temporary = mkdtempSync(join(site.data, 'temporary-'));
  const service = `
    import { judgedGate } from ${JSON.stringify(join(import.meta.dirname, 'judged.ts'))};
    const gate = judgedGate({ ...${JSON.stringify(options)}, publicKeys: async () => (${JSON.stringify(await publicKeys())}) });
    await gate(${JSON.stringify(candidate)}, () => {}).catch(({ message }) => console.log(message));
    process.kill(process.pid, 'SIGKILL');`;
  const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', service], {
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: temporary },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect([stdout, signal]).toEqual([expect.stringContaining('older than the shell understands'), 'SIGKILL']);
  const ends = Date.now() + 20_000;
  while (readdirSync(temporary).length > 0 && Date.now() < ends) await sleep(50);
  expect(readdirSync(temporary)).toEqual([]);
}, 60_000);
