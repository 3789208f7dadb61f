import { deviceNameOf } from './device-name.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/140.0.0.0`, 'Microsoft Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 14; SM-G991B) ${BLINK} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['a program', '', ''],
  ['', '', ''],
  [undefined, '', ''],
])('%s is %s on %s', (agent, browser, system) => {
  expect(deviceNameOf(agent)).toEqual({ browser, system });
});

test('truncates a long name', () => {
  expect(deviceNameOf(`Mozilla/5.0 (${'x'.repeat(5000)}) ${'y'.repeat(5000)}/1.0`).browser.length).toBeLessThan(61);
});

test('the first 350 characters are read', () => {
  const chrome = 'Chrome/120.0.0.0 Safari/537.36';
  expect(deviceNameOf(`Mozilla/5.0 ${chrome}`).browser).toBe('Chrome');
  expect(deviceNameOf(`Mozilla/5.0 ${' '.repeat(350)}${chrome}`).browser).not.toBe('Chrome');
});
