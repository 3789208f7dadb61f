import type { Dossier } from '../dossier.ts';
import { bays, climberAt, doorAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { rearOf } from './rear.ts';

/** A long farmhouse with its barn at an angle, around a yard. */
export function farmhouse(dossier: Dossier): Building {
  const random = dossier.random('farm');
  const width = random.range(13, 16);
  const height = random.chance(0.5) ? 3.2 : 5.2;
  const rise = random.range(3.6, 4.4);
  const wood = random.pick(['#3f5a4b', '#5b3f2f', '#7c2f28', '#41525f']);
  const style = {
    ...dossier.window,
    division: 'grid' as const,
    head: 'arch' as const,
    surround: 'stone' as const,
    surroundColour: PETIT_GRANIT,
    shutters: random.chance(0.7) ? wood : undefined,
  };
  const front: Detail[] = [];
  const middles = bays(width, 5, 0.4);
  middles.forEach((middle, bay) => {
    if (bay === 2)
      front.push(
        doorAt(middle, 1.2, 2.35, { kind: 'panel', colour: wood, head: 'arch', surround: PETIT_GRANIT, steps: 1 }),
      );
    else front.push(windowAt(middle, 0.95, 1.05, 1.45, style));
    if (height > 4) front.push(windowAt(middle, 3.35, 0.95, 1.1, { ...style, shutters: undefined }));
  });
  if (random.chance(0.6))
    front.push(climberAt((middles[2] as number) - 1.9, 1, 2.9, dossier.season.hedge, dossier.season.flowers[2]));
  const left = dossier.mirrored;
  const barnWidth = 7.5;
  const barnX = left ? -barnWidth : width;
  const barnHeight = 4.4;
  const barnSide: Detail[] = [
    doorAt(4.2, 3.3, 3.7, { kind: 'barn', colour: wood, head: 'round', surround: PETIT_GRANIT }, 0),
    windowAt(1.3, 2.4, 0.7, 0.7, { ...style, shutters: undefined, division: 'double' }),
  ];
  const barnFront: Detail[] = [
    windowAt(2.2, 1.2, 0.9, 1.1, { ...style, shutters: undefined }),
    windowAt(5.3, 1.2, 0.9, 1.1, { ...style, shutters: undefined }),
    doorAt(barnWidth / 2, 1.2, 1.7, { kind: 'barn', colour: wood, head: 'flat' }, 3.9),
  ];
  return {
    width: width + barnWidth,
    depth: 8,
    height: height + rise,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 8 },
        wall: dossier.wall,
        roof: {
          kind: 'gable',
          rise,
          material: dossier.roof,
          overhang: 0.35,
          verge: 0.1,
          trim: dossier.trim,
          chimneys: [1.2, width - 2],
          dormers:
            height < 4
              ? bays(width, 3, 2).map((at) => ({
                  at,
                  width: 1.4,
                  height: 1.3,
                  kind: 'gable' as const,
                  window: { ...style, shutters: undefined, head: 'flat' as const },
                  colour: dossier.wall.base,
                }))
              : [],
        },
        plinth: { height: 0.7, colour: dossier.wall.texture === 'plaster' ? '#5b5a58' : PETIT_GRANIT },
        details: {
          front,
          rear: rearOf(dossier, width, height, 2.6),
          left: [windowAt(4, 1, 1, 1.3, { ...style, shutters: undefined })],
          right: [windowAt(4, 1, 1, 1.3, { ...style, shutters: undefined })],
        },
      },
      {
        box: { x: barnX, y: 0, z: -6.5, width: barnWidth, height: barnHeight, depth: 14.5 },
        wall:
          dossier.wall.texture === 'plaster'
            ? { texture: 'brick', base: '#b0563c', joint: '#d3a98c', accents: ['#8d3d2c', '#c9744f'] }
            : dossier.wall,
        roof: {
          kind: 'cross-gable',
          rise: 3.4,
          material: dossier.roof,
          overhang: 0.3,
          verge: 0.15,
          trim: dossier.trim,
        },
        plinth: { height: 0.6, colour: PETIT_GRANIT },
        details: { front: barnFront, left: left ? [] : barnSide.map((detail) => detail), right: left ? barnSide : [] },
      },
    ],
  };
}
