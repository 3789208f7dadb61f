import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFaceCss, fonts } from './fonts.ts';

const { resolve } = createRequire(__filename);

test('the two families weigh at most 70 KB together', () => {
  const bytes = fonts.map(({ file }) => statSync(resolve(file)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70 * 1024);
});

test('the style sheet requests exactly the served files, and each family has a measured fallback', () => {
  for (const { family, url } of fonts) {
    expect(fontFaceCss).toContain(`font-family:"${family}"`);
    expect(fontFaceCss).toContain(`url(${url})`);
    expect(fontFaceCss).toContain(`font-family:"${family.replace('Variable', 'fallback')}"`);
  }
  expect(fontFaceCss.match(/size-adjust:[\d.]+%/g)).toEqual([
    'size-adjust:100.28%',
    'size-adjust:95.43%',
    'size-adjust:116.73%',
    'size-adjust:100.95%',
    'size-adjust:100.92%',
    'size-adjust:99.76%',
  ]);
});
