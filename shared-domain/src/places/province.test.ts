import fc from 'fast-check';
import { LANGUAGES } from '../model/index.ts';
import { provinceOf, roughArea } from './province.ts';
import { BELGIUM, LUXEMBOURG, regionOf } from './region.ts';

test.each([
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'walloonBrabant'],
  ['1570', 'flemishBrabant'],
  ['2800', 'antwerp'],
  ['3000', 'flemishBrabant'],
  ['3500', 'limburg'],
  ['4800', 'liege'],
  ['5590', 'namur'],
  ['6000', 'hainaut'],
  ['6599', 'hainaut'],
  ['6600', 'luxembourg'],
  ['7800', 'hainaut'],
  ['8500', 'westFlanders'],
  ['9600', 'eastFlanders'],
  ['999', null],
  ['0800', null],
  ['', null],
  ['L-1234', null],
])('%s lies in %s', (zip, province) => {
  expect(provinceOf(zip)).toBe(province);
});

test('a province lies in the region of each of its postal codes', () => {
  const regions = new Map<string, Set<string | null>>();
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (code) => {
      const province = provinceOf(String(code)) ?? '';
      const found = (regions.get(province) ?? new Set()).add(regionOf(code));
      regions.set(province, found);
      return found.size === 1;
    }),
    { numRuns: 2000 },
  );
});

test('abroad the country is named, in every language something', () => {
  expect(provinceOf('1234', LUXEMBOURG)).toBeNull();
  expect(roughArea(null, LUXEMBOURG, 'nl')).toBe('Luxemburg');
  expect(roughArea(null, BELGIUM, 'nl')).toBe('');
  for (const language of LANGUAGES) expect(roughArea(provinceOf('7800'), BELGIUM, language)).toMatch(/H(ainaut|en)/);
});
