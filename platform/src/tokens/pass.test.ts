import { hasPass, signPass } from './pass.ts';
import { signToken } from './signed-token.ts';
import { keyFor } from './site-secret.ts';
import { signStaff } from './staff.ts';

const SECRET = 'a secret of thirty-two characters';
const key = keyFor('pass', SECRET);
const NOW = 1_700_000_000_000;
const until = NOW / 1000 + 60;

test('a pass of this site is valid until it expires', () => {
  const header = `Bearer ${signPass(key, until)}`;
  expect(hasPass(key, header, NOW)).toBe(true);
  expect(hasPass(key, header, until * 1000)).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['no token', 'Bearer '],
  ['another scheme', `Basic ${signPass(key, until)}`],
  ['two tokens', `Bearer ${signPass(key, until)} ${signPass(key, until)}`],
  ['the pass of another site', `Bearer ${signPass(keyFor('pass', `${SECRET}!`), until)}`],
  ['a staff link', `Bearer ${signStaff(keyFor('staff', SECRET), until)}`],
  ['an override link', `Bearer ${signToken(keyFor('override', SECRET), { until })}`],
  ['no end', `Bearer ${signToken(key, {} as never)}`],
])('%s opens nothing', (_what, header) => {
  expect(hasPass(key, header, NOW)).toBe(false);
});
