import { themeCss } from './tokens.ts';

const tokens = new Map([...themeCss().matchAll(/--([\w-]+):(#[\da-f]{3,6})/g)].map(([, name, value]) => [name, value]));

function luminance(hex = ''): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(tokens.get(one)), luminance(tokens.get(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'tint'],
  ['muted', 'tint-warm'],
  ['primary', 'tint'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-hover'],
  ['primary-muted', 'primary'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['danger', 'paper'],
  ['danger', 'danger-tint'],
  ['success', 'tint'],
])('text %s on %s reads at 4.5:1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus-on-dark', 'primary'],
])('control part %s on %s is seen at 3:1', (part, ground) => {
  expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
});
