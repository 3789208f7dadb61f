import type { Examples } from '../examples.ts';
import { EnergyChip } from './energy-chip.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', alignItems: 'center' } as const;

const scale = (region: 'wallonia' | 'flanders' | 'brussels', bands: string[], size?: 's') => (
  <div style={row}>
    {bands.map((band) => (
      <EnergyChip key={band} label={{ band, region, kwhPerM2: null }} size={size} />
    ))}
  </div>
);

const WALLONIA = ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];

export const examples: Examples = {
  'bands of Wallonia': () => scale('wallonia', WALLONIA),
  'bands of Flanders': () => scale('flanders', ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f']),
  'a step of Brussels': () => scale('brussels', ['b_plus', 'b', 'b_sub']),
  small: () => scale('wallonia', WALLONIA, 's'),
};
