import { fluid, themeCss } from './tokens.ts';

test('every token is on :root, with the agency’s values over the defaults', () => {
  const css = themeCss({ primary: ' #402a55 ' });
  expect(css).toMatch(/^:root\{.*\}$/);
  expect(css).toContain('--primary:#402a55;');
  expect(css).toContain('--paper:#faf7f1');
  expect(css).toContain('--space-5:24px');
});

test.each(['red;}body{display:none', 'url(https://elsewhere.example/x)', '</style>', 'a/*', ' '])(
  'a value that contains more than a value is ignored: %s',
  (value) => {
    expect(themeCss({ accent: value })).toContain('--accent:#b4482b;');
  },
);

test('an unknown token is ignored', () => {
  expect(themeCss({ 'x:red;--y': '1px' })).toBe(themeCss());
});

test('a fluid length meets both ends', () => {
  const [, from, base, slope, to] =
    /clamp\(([\d.]+)rem,([\d.-]+)rem \+ ([\d.]+)vw,([\d.]+)rem\)/.exec(fluid(16, 32)) ?? [];
  const at = (width: number) => Number(base) * 16 + (Number(slope) / 100) * width;
  expect(Number(from) * 16).toBe(16);
  expect(Number(to) * 16).toBe(32);
  expect(at(360)).toBeCloseTo(16, 1);
  expect(at(1280)).toBeCloseTo(32, 1);
});
