import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywright } from './read-playwright.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a test that passed only at its second try is passed, and named', () => {
  const report = join(folder, 'journeys.json');
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const limits = { title: 'limits.test.ts', specs: [spec('slow', 'flaky'), spec('fast', 'expected')] };
  const nested = { title: 'owner.test.ts', suites: [{ title: 'login', specs: [spec('twice', 'flaky')] }] };
  writeFileSync(
    report,
    JSON.stringify({ suites: [limits, nested], stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 } }),
  );
  expect(readPlaywright(report)).toEqual({
    passed: 3,
    failed: 0,
    flaky: ['limits.test.ts: slow', 'owner.test.ts: login: twice'],
  });
  expect(readPlaywright(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, flaky: [] });
});
