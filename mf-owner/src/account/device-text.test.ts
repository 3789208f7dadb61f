import { deviceText } from './device-text.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

test.each([
  ['Firefox', 'Windows', 'account.sessions.device Firefox Windows'],
  ['', 'iPhone', 'iPhone'],
  ['Firefox', '', 'Firefox'],
  ['', '', 'account.sessions.unknown'],
])('"%s" on "%s" is %s', (browser, system, text) => {
  expect(deviceText({ browser, system }, t)).toBe(text);
});
