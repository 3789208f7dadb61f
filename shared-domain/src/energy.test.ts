import fc from 'fast-check';
import { bandName, energyBands, energyLabel, energyLabelOf, readBand, renovationDuty } from './energy.ts';
import type { Region } from './model/index.ts';

/** The decision page's figures: band and inclusive upper bound. */
const SCALES: Record<Region, string> = {
  flanders: 'a_plus 0, a 100, b 200, c 300, d 400, e 500, f',
  wallonia: 'a_plusplus 0, a_plus 45, a 85, b 170, c 255, d 340, e 425, f 510, g',
  brussels:
    'a_plus 15, a 30, a_sub 45, b_plus 62, b 78, b_sub 95, c_plus 113, c 132, c_sub 150, d_plus 170, d 190, d_sub 210, e_plus 232, e 253, e_sub 275, f_plus 298, f 322, f_sub 346, g',
};

const regions = Object.keys(SCALES) as Region[];

describe.each(regions)('%s', (region) => {
  const steps = SCALES[region].split(', ').map((step) => step.split(' '));

  test('every bound belongs to the better band, a little more to the next', () => {
    steps.slice(0, -1).forEach(([band, bound], index) => {
      expect(energyLabel(region, Number(bound))).toBe(band);
      expect(energyLabel(region, Number(bound) + 0.001)).toBe(steps[index + 1]?.[0]);
    });
    expect(energyLabel(region, 100_000)).toBe(steps.at(-1)?.[0]);
    expect(energyLabel(region, -50)).toBe(steps[0]?.[0]);
  });

  test('the drawn scale is the same', () => {
    const bands = energyBands(region);
    expect(bands.map(({ band, upTo }) => (upTo === null ? band : `${band} ${upTo}`)).join(', ')).toBe(SCALES[region]);
    bands.forEach(({ above }, index) => {
      expect(above).toBe(bands[index - 1]?.upTo ?? null);
    });
  });

  test('more energy is never a better band', () => {
    const order = energyBands(region).map(({ band }) => band);
    const values = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(order.indexOf(energyLabel(region, low) ?? '')).toBeLessThanOrEqual(
          order.indexOf(energyLabel(region, high) ?? ''),
        );
      }),
    );
  });

  test('every printed name can be parsed', () => {
    for (const { band } of energyBands(region)) expect(readBand(region, bandName(band))).toBe(band);
  });
});

test('no label without a region or a finite value', () => {
  expect(energyLabel(null, 100)).toBeNull();
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) {
    expect(energyLabel('flanders', value)).toBeNull();
  }
  expect(energyLabel('elsewhere' as Region, 100)).toBeNull();
});

test('Brussels has 19 bands', () => {
  expect(energyBands('brussels')).toHaveLength(19);
});

test('the certificate wins over the value', () => {
  const facts = { region: 'wallonia', isDwelling: true, kwhPerM2: 400 } as const;
  expect(energyLabelOf({ ...facts, certificateLabel: 'B' })).toEqual({ band: 'b', region: 'wallonia', kwhPerM2: 400 });
  expect(energyLabelOf({ ...facts, certificateLabel: 'B-' })?.band).toBe('e');
  expect(energyLabelOf({ ...facts, certificateLabel: null })?.band).toBe('e');
  expect(energyLabelOf({ ...facts, certificateLabel: 'A', kwhPerM2: null })).toMatchObject({
    band: 'a',
    kwhPerM2: null,
  });
});

test('the certificate counts for every kind of property, a shop or a building to let too', () => {
  const shop = { region: 'wallonia', isDwelling: false, certificateLabel: 'E', kwhPerM2: null } as const;
  expect(energyLabelOf(shop)).toEqual({ band: 'e', region: 'wallonia', kwhPerM2: null });
});

test('no label without a dwelling, a region or a value', () => {
  expect(energyLabelOf({ region: 'wallonia', isDwelling: false, kwhPerM2: 400 })).toBeNull();
  expect(energyLabelOf({ region: null, isDwelling: true, certificateLabel: 'A' })).toBeNull();
  expect(energyLabelOf({ region: 'wallonia', isDwelling: true, certificateLabel: ' ' })).toBeNull();
});

test.each([
  ['a++', 'a_plusplus'],
  ['PEB A+', 'a_plus'],
  ['a_plus', 'a_plus'],
  ['Label C', 'c'],
  ['H', null],
  ['garage', null],
  ['A of B', null],
  ['Classe énergétique: D', 'd'],
  ['C-', null],
])('a Walloon certificate %j means %s', (text, band) => {
  expect(readBand('wallonia', text)).toBe(band);
});

test('renovation duty: Flanders, sale, dwelling, E or F, all of them', () => {
  const duty = { region: 'flanders', goal: 'sale', isDwelling: true, band: 'e' } as const;
  expect(renovationDuty(duty)).toEqual({ target: 'd', withinYears: 6, sinceYear: 2023 });
  expect(renovationDuty({ ...duty, band: 'f' })).not.toBeNull();
  expect(renovationDuty({ ...duty, band: 'd' })).toBeNull();
  expect(renovationDuty({ ...duty, region: 'wallonia' })).toBeNull();
  expect(renovationDuty({ ...duty, goal: 'rent' })).toBeNull();
  expect(renovationDuty({ ...duty, isDwelling: false })).toBeNull();
});
