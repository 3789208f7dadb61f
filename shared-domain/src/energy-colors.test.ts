import { energyBands } from './energy.ts';
import { energyColors } from './energy-colors.ts';

test.each(['flanders', 'wallonia', 'brussels'] as const)(
  'every band of %s has a colour its letter reads on',
  (region) => {
    for (const { band } of energyBands(region)) {
      const { ground, ink } = energyColors(band);
      expect([band, contrast(ground, ink) >= 4.5]).toEqual([band, true]);
    }
  },
);

test('a sign does not change the colour, except for A', () => {
  expect(energyColors('c_plus')).toEqual(energyColors('c_sub'));
  expect(energyColors('a_sub')).toEqual(energyColors('a'));
  expect(energyColors('a_plus').ground).not.toBe(energyColors('a').ground);
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
