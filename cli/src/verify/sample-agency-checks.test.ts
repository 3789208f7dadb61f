import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSampleAgency } from './sample-agency-checks.ts';

let root: string;
const run = jest.fn(async () => {});
const check = (all = false) => checkSampleAgency('', all, root, run);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-sample-agency-'));
  write('tools/sample-agency/feed/prices.ts', '1');
  write('tools/sample-agency/feed/prices.test.ts', '1');
  run.mockReset().mockResolvedValue();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('unchanged sources are checked once, and again on request', async () => {
  await check();
  await check();
  expect(run).toHaveBeenCalledTimes(1);
  await check(true);
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ['a source', 'tools/sample-agency/feed/prices.ts'],
  ['a test', 'tools/sample-agency/feed/prices.test.ts'],
  ['a new text', 'tools/sample-agency/content/pages/about.yaml'],
  ['the versions of packages', 'pnpm-workspace.yaml'],
])('%s changed: the checks run', async (_what, file) => {
  await check();
  write(file, '2');
  await check();
  expect(run).toHaveBeenCalledTimes(2);
});

test('checks that failed run again', async () => {
  run.mockRejectedValueOnce(new Error('red'));
  await expect(check()).rejects.toThrow('red');
  await check();
  await check();
  expect(run).toHaveBeenCalledTimes(2);
});
