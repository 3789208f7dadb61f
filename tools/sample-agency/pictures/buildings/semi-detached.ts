import type { Dossier } from '../dossier.ts';
import { bays, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { rearOf } from './rear.ts';

/** One half of a pair under one roof, with a garage wing on its free side. */
export function semiDetached(dossier: Dossier): Building {
  const random = dossier.random('semi');
  const half = random.range(6.4, 7.6);
  const width = half * 2;
  const storey = 2.8;
  const height = random.chance(0.3) ? 3.4 : 5.8;
  const half1: Detail[] = [];
  const bay = random.chance(0.5);
  for (const [index, base] of [0, half].entries()) {
    const flip = index === 1;
    const at = (share: number) => base + half * (flip ? 1 - share : share);
    const style = dossier.era === 'new' ? 'modern' : 'glazed';
    half1.push(
      doorAt(at(0.82), 1.1, 2.3, {
        kind: style,
        colour: flip ? dossier.door : '#5b4a3c',
        steps: 1,
        ...(dossier.era === 'interwar' ? { surround: PETIT_GRANIT } : {}),
      }),
    );
    half1.push(windowAt(at(0.36), 1, bay ? 2.4 : 1.9, 1.5, { ...dossier.window, division: 'cross' }));
    if (height > 4) for (const share of [0.3, 0.75]) half1.push(windowAt(at(share), 3.75, 1.3, 1.4, dossier.window));
    half1.push(lampAt(at(0.7), 2.05));
  }
  const rise = height > 4 ? random.range(2.8, 3.4) : 3.9;
  const garage: Detail[] = [doorAt(1.55, 2.5, 2.25, { kind: 'sectional', colour: dossier.frame }, 0)];
  const left = dossier.mirrored;
  return {
    width: width + 3.2,
    depth: 9.5,
    height: height + rise,
    masses: [
      {
        box: { x: left ? 3.2 : 0, y: 0, z: 0, width, height, depth: 9.5 },
        wall: dossier.wall,
        roof: {
          kind: random.chance(0.45) ? 'hip' : 'gable',
          rise,
          material: dossier.roof,
          overhang: 0.45,
          verge: 0.25,
          trim: dossier.trim,
          chimneys: [width / 2 - 0.1],
          dormers:
            height < 4
              ? bays(width, 4, 1).map((at) => ({
                  at,
                  width: 1.7,
                  height: 1.4,
                  kind: 'gable' as const,
                  window: dossier.window,
                  colour: '#efe8da',
                }))
              : [],
          skylights:
            height > 4 && random.chance(0.6)
              ? [
                  [half * 0.5, 0.45],
                  [half * 1.5, 0.45],
                ]
              : [],
        },
        plinth: { height: 0.45, colour: '#8f8b86' },
        bands: random.chance(0.5) ? [[storey + 0.2, 0.14, dossier.window.surroundColour ?? PETIT_GRANIT]] : [],
        details: {
          front: half1,
          rear: rearOf(dossier, width, height, storey),
          right: [windowAt(4.5, 3.6, 0.9, 1.2, dossier.window)],
          left: [windowAt(4.5, 3.6, 0.9, 1.2, dossier.window)],
        },
      },
      {
        box: { x: left ? 0.1 : width, y: 0, z: 2.2, width: 3.1, height: 2.75, depth: 6.4 },
        wall: dossier.wall,
        roof: { kind: 'flat', rise: 0, material: dossier.roof, overhang: 0.12, trim: dossier.trim },
        details: { front: garage },
      },
    ],
  };
}
