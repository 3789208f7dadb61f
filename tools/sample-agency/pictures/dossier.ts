import type { Colour } from './drawing/colour.ts';
import type { WindowStyle } from './facade/opening.ts';
import { createLight, type Light, type LightName } from './light.ts';
import { type Material, ROOFS, type RoofName, WALLS, type WallName } from './materials.ts';
import { createRandom, type Random } from './random.ts';
import type { PictureOrder } from './scene.ts';
import { SEASONS, type Season } from './season.ts';

/** Building style by year: before 1919, to 1945, to 1980, to 2007, later. */
export type Era = 'old' | 'interwar' | 'postwar' | 'recent' | 'new';

/** All that the pictures of one property have in common. */
export interface Dossier {
  building: PictureOrder['building'];
  era: Era;
  light: Light;
  season: Season;
  wall: Material;
  /** Second material: a wing, an extension, a band. */
  secondWall: Material;
  roof: Material;
  trim: Colour;
  frame: Colour;
  door: Colour;
  window: WindowStyle;
  /** From which side the building is seen at an angle. */
  side: -1 | 1;
  /** The building is laid out the other way round. */
  mirrored: boolean;
  /** Woodwork and awning of a shop, where they are fixed. */
  shopColours?: readonly [woodwork: Colour, awning: Colour];
  /** A series for one aspect of the property; the same in all its pictures. */
  random(aspect: string): Random;
}

const eraOf = (year: number): Era =>
  year < 1919 ? 'old' : year < 1946 ? 'interwar' : year < 1981 ? 'postwar' : year < 2008 ? 'recent' : 'new';

const HOUSE_WALLS: Record<Era, readonly WallName[]> = {
  old: ['redBrick', 'whiteBrick', 'darkBrick', 'pinkBrick', 'cream', 'orangeBrick', 'rose', 'whitewash'],
  interwar: ['redBrick', 'orangeBrick', 'yellowBrick', 'darkBrick', 'ochre', 'pinkBrick', 'whiteBrick'],
  postwar: ['orangeBrick', 'pinkBrick', 'yellowBrick', 'redBrick', 'whiteBrick', 'greyBrick'],
  recent: ['pinkBrick', 'redBrick', 'yellowBrick', 'whiteBrick', 'cream', 'orangeBrick'],
  new: ['whitewash', 'greyBrick', 'pearl', 'whiteBrick', 'anthraciteBrick', 'pinkBrick', 'sage'],
};

const WALLS_OF: Partial<Record<PictureOrder['building'], readonly WallName[]>> = {
  farmhouse: ['whitewash', 'redBrick', 'limestone', 'orangeBrick', 'whiteBrick', 'darkBrick'],
  mansion: ['cream', 'redBrick', 'pearl', 'whitewash', 'rose', 'pinkBrick', 'limestone'],
  warehouse: ['sheetGrey', 'sheetGreen', 'sheetBlue', 'sheetCream', 'redBrick', 'concrete'],
  garage: ['redBrick', 'concrete', 'whiteBrick', 'orangeBrick', 'greyBrick'],
  'apartment-block': ['yellowBrick', 'redBrick', 'greyBrick', 'pearl', 'concrete', 'whiteBrick', 'orangeBrick'],
  'new-apartment': ['whitewash', 'pearl', 'greyBrick', 'whiteBrick', 'pinkBrick', 'redBrick', 'anthraciteBrick'],
};

const ROOFS_OF: Record<Era, readonly RoofName[]> = {
  old: ['redTile', 'slate', 'blueSlate', 'orangeTile', 'brownTile'],
  interwar: ['redTile', 'orangeTile', 'slate', 'brownTile'],
  postwar: ['brownTile', 'redTile', 'blackTile', 'orangeTile', 'slate'],
  recent: ['redTile', 'blackTile', 'slate', 'brownTile', 'orangeTile'],
  new: ['blackTile', 'slate', 'zinc', 'blackTile', 'blueSlate'],
};

const SECOND: Record<Era, readonly WallName[]> = {
  old: ['whitewash', 'redBrick', 'limestone'],
  interwar: ['cream', 'whitewash', 'slateWall'],
  postwar: ['cedar', 'slateWall', 'whitewash'],
  recent: ['cedar', 'whitewash', 'slateWall', 'larchGrey'],
  new: ['cedar', 'larchGrey', 'blackBoards', 'slateWall', 'whitewash'],
};

const DOORS: readonly Colour[] = [
  '#24483c',
  '#8c2f28',
  '#2f4a63',
  '#3b2f2a',
  '#5d6b4f',
  '#7b5436',
  '#1f2a33',
  '#a5562f',
  '#5a2f3c',
  '#3f6a6a',
];

/** The dossier of the property an order belongs to. Projects and properties may share a number, hence the first letter. */
export function openDossier(order: PictureOrder): Dossier {
  const key = `${order.id.startsWith('j') ? 'j' : 'p'}${order.propertyId}:${order.seed}`;
  const random = createRandom(key);
  const era = eraOf(order.year);
  const { building } = order;
  const side = random.pick([-1, 1] as const);
  const name = random.pick<LightName>([
    'golden',
    'golden',
    'golden',
    'morning',
    'morning',
    'summer',
    'summer',
    'soft',
    'evening',
  ]);
  const season = SEASONS[random.pick(['summer', 'summer', 'summer', 'spring', 'spring', 'autumn'] as const)];
  const wallName = random.pick(WALLS_OF[building] ?? HOUSE_WALLS[era]);
  let secondName = random.pick(SECOND[era]);
  if (secondName === wallName) secondName = 'cedar';
  const modern = era === 'new' || (era === 'recent' && random.chance(0.4));
  const frame = modern
    ? random.pick(['#3a3d40', '#3a3d40', '#2d3033', '#6b6f70', '#f2eee6'])
    : random.pick(['#f6f1e6', '#f6f1e6', '#efe8da', '#3f5a4b', '#6d4a33', '#41525f']);
  return {
    building,
    era,
    light: createLight(name, random.chance(0.75) ? side : (-side as -1 | 1)),
    season,
    wall: WALLS[wallName],
    secondWall: WALLS[secondName],
    roof: ROOFS[random.pick(building === 'mansion' ? (['slate', 'blueSlate'] as const) : ROOFS_OF[era])],
    trim: modern ? '#565a5d' : random.pick(['#8e9698', '#f0eadc', '#7d8588']),
    frame,
    door: random.pick(DOORS),
    window: windowOf(random, era, frame, wallName),
    side,
    mirrored: random.chance(0.5),
    random: (aspect) => createRandom(`${key}/${aspect}`),
  };
}

function windowOf(random: Random, era: Era, frame: Colour, wallName: WallName): WindowStyle {
  const brick = wallName.toLowerCase().includes('brick');
  const old = era === 'old' || era === 'interwar';
  const surround = old
    ? random.pick(brick ? (['stone', 'brick', 'stone'] as const) : (['band', 'stone', 'none'] as const))
    : brick
      ? random.pick(['brick', 'none'] as const)
      : 'none';
  return {
    frame,
    division: old
      ? random.pick(['transom', 'cross', 'grid', 'sash'] as const)
      : era === 'new'
        ? random.pick(['single', 'double'] as const)
        : random.pick(['double', 'transom', 'grid'] as const),
    head: era === 'old' && surround !== 'band' ? random.pick(['flat', 'arch', 'arch'] as const) : 'flat',
    surround,
    surroundColour:
      surround === 'brick'
        ? random.pick(['#9a4a35', '#c98d6a', '#8c4a3a'])
        : surround === 'band'
          ? random.pick(['#f7f1e4', '#a9adad'])
          : random.pick(['#a9adad', '#b9bab5', '#d9cfbb']),
    dress: random.pick(['curtains', 'curtains', 'net', 'none', 'blind'] as const),
  };
}
