import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPass, keyFor, siteSecret } from '@facade/platform/tokens';

const data = mkdtempSync(join(tmpdir(), 'facade-pass-'));
afterAll(() => rmSync(data, { recursive: true }));

function pass(...args: string[]) {
  const { FACADE_SECRET: _secret, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), 'facade', 'pass', ...args],
    { encoding: 'utf8', timeout: 20_000, env: { ...rest, FACADE_DATA: data, NODE_OPTIONS: '' } },
  );
  return { status, token: stdout.trim(), error: stderr.trim() };
}

test('a pass signed by this site, for eight hours or the given time', async () => {
  const key = keyFor('pass', await siteSecret(data));
  for (const [args, hours] of [
    [[], 8],
    [['--for', '2d'], 48],
  ] as const) {
    const { status, token } = pass(...args);
    expect(status).toBe(0);
    const inHours = (count: number) => Date.now() + count * 3600_000;
    expect(hasPass(key, `Bearer ${token}`, inHours(hours - 0.1))).toBe(true);
    expect(hasPass(key, `Bearer ${token}`, inHours(hours + 0.1))).toBe(false);
  }
});

test('an invalid time is refused in one line', () => {
  expect(pass('--for', 'ever')).toMatchObject({
    status: 1,
    error: expect.stringMatching(/^facade: --for takes a time[^\n]*$/),
  });
});
