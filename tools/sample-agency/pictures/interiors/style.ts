import type { Dossier } from '../dossier.ts';
import type { Colour } from '../drawing/colour.ts';

/** What one walks on. */
export type FloorKind = 'boards' | 'herringbone' | 'tiles' | 'chequer' | 'concrete' | 'carpet';

/** The taste of the people who live there: the same in every room of a property. */
export interface Style {
  walls: Colour;
  accentWall: Colour;
  ceiling: Colour;
  floor: FloorKind;
  floorColour: Colour;
  wood: Colour;
  /** Sofa, bed and curtains. */
  textile: Colour;
  /** Cushions, throws, a chair. */
  accent: Colour;
  second: Colour;
  metal: Colour;
  cabinets: Colour;
  worktop: Colour;
  tile: Colour;
  frame: Colour;
  beams: boolean;
  moulding: boolean;
  /** Height of the rooms, metres. */
  height: number;
  /** Where daylight comes from. */
  window: 'left' | 'right';
}

const SCHEMES: readonly (readonly [
  walls: Colour,
  accentWall: Colour,
  textile: Colour,
  accent: Colour,
  second: Colour,
])[] = [
  ['#f1eadd', '#2f4f44', '#d8cdb9', '#b4482b', '#d9a95a'],
  ['#efe6da', '#c9a58a', '#7f8f7c', '#c9784f', '#efe0c0'],
  ['#f0ece4', '#5b7286', '#5f7389', '#d8a24a', '#f0e2cf'],
  ['#f3e9d8', '#b9603f', '#e3d6c0', '#3f5f54', '#d68f5a'],
  ['#ebe7dd', '#8b9a80', '#c9b79c', '#6d3f46', '#dcb877'],
  ['#f2ebe3', '#d4a99a', '#b58176', '#37534a', '#ead0b0'],
  ['#eee9e1', '#3d4a52', '#a9a59b', '#c65f3a', '#8aa3a0'],
  ['#f4eddc', '#d8b46a', '#6f7f62', '#b4482b', '#f2dfb4'],
  ['#e9e6df', '#6f5b4f', '#3f5a55', '#cf8f5c', '#e3cfae'],
];

/** Derives the taste from the property. */
export function styleOf(dossier: Dossier): Style {
  const random = dossier.random('interior');
  const [walls, accentWall, textile, accent, second] = random.pick(SCHEMES);
  const beams = dossier.building === 'farmhouse' ? random.chance(0.85) : dossier.era === 'old' && random.chance(0.2);
  const old = dossier.era === 'old' || dossier.era === 'interwar';
  const floor = old
    ? random.pick<FloorKind>(['boards', 'boards', 'herringbone', 'chequer'])
    : random.pick<FloorKind>(['boards', 'tiles', 'tiles', 'herringbone']);
  const woods: Colour[] = ['#b98a5a', '#a0704a', '#d1ab7c', '#8a5c3c', '#c2975f'];
  const wood = random.pick(woods);
  return {
    walls,
    accentWall,
    ceiling: '#f8f3ea',
    floor,
    floorColour:
      floor === 'tiles'
        ? random.pick(['#cfc8bb', '#b9b3a9', '#d8c9b0', '#a7a39d'])
        : floor === 'chequer'
          ? '#d9d2c4'
          : random.pick(woods),
    wood,
    textile,
    accent,
    second,
    metal: random.pick(['#2f3134', '#b08d57', '#8a8d8f']),
    cabinets: random.pick(['#f1ece2', '#24483c', '#3d4a52', '#c7bda9', '#8b9a80', '#5b7286', wood, '#e6dccb']),
    worktop: random.pick(['#e9e4da', '#5a5753', '#c49a6c', '#d6d0c6', '#8d8880']),
    tile: random.pick(['#e9e4d8', '#8fa9a3', '#d8b9a4', '#b7c0b4', '#f2eee6', '#5f7d7a']),
    frame: dossier.frame,
    beams: beams && dossier.building !== 'mansion',
    moulding: dossier.building === 'mansion' || (!beams && dossier.era === 'old' && random.chance(0.4)),
    height: dossier.building === 'mansion' ? 3.5 : dossier.era === 'old' ? 3 : 2.65,
    window: random.pick(['left', 'right'] as const),
  };
}
