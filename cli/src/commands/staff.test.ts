import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFor, readStaff, siteSecret } from '@facade/platform/tokens';

const data = mkdtempSync(join(tmpdir(), 'facade-staff-'));
afterAll(() => rmSync(data, { recursive: true }));

function staff(...args: string[]) {
  const { FACADE_SITE: _site, FACADE_SECRET: _secret, PORT: _port, ...rest } = process.env;
  const main = join(import.meta.dirname, '../main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'facade', 'staff', ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...rest, FACADE_DATA: data, NODE_OPTIONS: '' },
  });
  return { status, link: stdout.trim(), error: stderr.trim() };
}

test('a link signed by this site, for thirty days or the given time', async () => {
  const key = keyFor('staff', await siteSecret(data));
  for (const [args, page, days] of [
    [[], 'http://localhost:8080/', 30],
    [['--site', 'https://example.org/nl/', '--for', '2d'], 'https://example.org/nl/', 2],
  ] as const) {
    const { status, link } = staff(...args);
    expect(status).toBe(0);
    const [before, token = ''] = link.split('?facade-staff=');
    expect(before).toBe(page);
    expect(Math.abs((readStaff(key, token) ?? 0) - Date.now() / 1000 - days * 86_400)).toBeLessThan(60);
    expect(readStaff(keyFor('override', await siteSecret(data)), token)).toBeNull();
  }
});

test.each([
  [['mf-detail'], 'facade: "mf-detail" is one argument too many'],
  [['--for', 'ever'], /^facade: --for takes a time such as 30m/],
  [['--site', 'here'], /^facade: --site takes the address of the site/],
])('%j is refused in one line', (args, line) => {
  const { status, error } = staff(...args);
  expect(status).toBe(1);
  expect(error).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  expect(error).not.toContain('\n');
});
