import { energyBands } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import { chipsCss } from './chips.style.ts';

test('the chip of each band has the official colours, like drawn labels', () => {
  const style = document.createElement('style');
  style.textContent = chipsCss;
  document.head.append(style);
  for (const region of ['flanders', 'wallonia', 'brussels'] as const) {
    for (const { band } of energyBands(region)) {
      const chip = document.createElement('span');
      chip.className = 'ui-energy';
      chip.dataset.band = band;
      document.body.append(chip);
      const { backgroundColor, color } = getComputedStyle(chip);
      const { ground, ink } = energyColors(band);
      expect([band, backgroundColor, color]).toEqual([band, rgb(ground), rgb(ink)]);
    }
  }
});

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
