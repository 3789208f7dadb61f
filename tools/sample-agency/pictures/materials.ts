import type { Colour } from './drawing/colour.ts';

/** How a material is structured; `facade/texture.ts` draws it. */
export type Texture =
  | 'brick'
  | 'plaster'
  | 'limestone'
  | 'boards'
  | 'slates'
  | 'sheet'
  | 'tiles'
  | 'seams'
  | 'render-lines';

/** What a wall or a roof is made of. */
export interface Material {
  texture: Texture;
  base: Colour;
  /** Joints, grooves, courses. */
  joint: Colour;
  /** Single bricks, tiles and stains that differ. */
  accents: readonly [Colour, Colour];
}

/** Walls of western Hainaut. */
export const WALLS = {
  redBrick: { texture: 'brick', base: '#b0563c', joint: '#d3a98c', accents: ['#8d3d2c', '#c9744f'] },
  darkBrick: { texture: 'brick', base: '#8c4a3a', joint: '#b89684', accents: ['#6d342b', '#a7624a'] },
  orangeBrick: { texture: 'brick', base: '#c8764c', joint: '#e2bd98', accents: ['#a85a36', '#dc9364'] },
  pinkBrick: { texture: 'brick', base: '#c48d77', joint: '#e2c9b8', accents: ['#a87059', '#d7a892'] },
  yellowBrick: { texture: 'brick', base: '#d2b281', joint: '#ebdcbd', accents: ['#b9965f', '#e2c99d'] },
  greyBrick: { texture: 'brick', base: '#a29a91', joint: '#c4bdb3', accents: ['#857e77', '#b8b0a6'] },
  anthraciteBrick: { texture: 'brick', base: '#6b6562', joint: '#898380', accents: ['#57514f', '#7f7874'] },
  whiteBrick: { texture: 'brick', base: '#efe6d6', joint: '#ded2bf', accents: ['#e1d5c2', '#fbf5ea'] },
  whitewash: { texture: 'plaster', base: '#f3ebdc', joint: '#dccfba', accents: ['#e6dac6', '#fcf7ec'] },
  cream: { texture: 'plaster', base: '#ecdcb8', joint: '#d5c199', accents: ['#dfcca3', '#f6ead0'] },
  ochre: { texture: 'plaster', base: '#dcb277', joint: '#c19558', accents: ['#cfa266', '#e9c792'] },
  rose: { texture: 'plaster', base: '#dfb29c', joint: '#c6937c', accents: ['#d3a28a', '#ebc6b4'] },
  sage: { texture: 'plaster', base: '#c3c7ac', joint: '#a9ad91', accents: ['#b5ba9c', '#d3d6c0'] },
  pearl: { texture: 'plaster', base: '#dcd9d1', joint: '#c2beb5', accents: ['#cfccc3', '#e9e6df'] },
  limestone: { texture: 'limestone', base: '#bdb5a5', joint: '#978f80', accents: ['#a69e8f', '#d1cabb'] },
  cedar: { texture: 'boards', base: '#b07c4e', joint: '#7f5531', accents: ['#9a683d', '#c49163'] },
  larchGrey: { texture: 'boards', base: '#a39a8c', joint: '#7d766b', accents: ['#948b7e', '#b6aea1'] },
  blackBoards: { texture: 'boards', base: '#4b4a49', joint: '#333333', accents: ['#424141', '#5b5958'] },
  slateWall: { texture: 'slates', base: '#5f6876', joint: '#454c58', accents: ['#525a67', '#737d8b'] },
  sheetGrey: { texture: 'sheet', base: '#b9bfc0', joint: '#979ea0', accents: ['#aab0b1', '#cbd0d0'] },
  sheetGreen: { texture: 'sheet', base: '#5d7a6c', joint: '#486154', accents: ['#527061', '#6f8d7f'] },
  sheetBlue: { texture: 'sheet', base: '#6f8b9f', joint: '#577184', accents: ['#647f92', '#86a0b2'] },
  sheetCream: { texture: 'sheet', base: '#dbd3bf', joint: '#bdb49e', accents: ['#d0c7b2', '#e7e0cf'] },
  concrete: { texture: 'render-lines', base: '#c7c2b8', joint: '#a8a399', accents: ['#b8b3a9', '#d5d1c8'] },
} satisfies Record<string, Material>;

/** A wall of `WALLS`. */
export type WallName = keyof typeof WALLS;

/** Roof coverings of the region. */
export const ROOFS = {
  slate: { texture: 'slates', base: '#5d6675', joint: '#474f5c', accents: ['#4f5866', '#727c8b'] },
  blueSlate: { texture: 'slates', base: '#6a7787', joint: '#525e6d', accents: ['#5c6878', '#818e9d'] },
  redTile: { texture: 'tiles', base: '#b7593a', joint: '#8d3f29', accents: ['#9f4a2f', '#cb7450'] },
  orangeTile: { texture: 'tiles', base: '#c9733f', joint: '#9c5430', accents: ['#b4622f', '#dd8e5a'] },
  brownTile: { texture: 'tiles', base: '#7e5243', joint: '#5d3a30', accents: ['#6c4437', '#946553'] },
  blackTile: { texture: 'tiles', base: '#50515a', joint: '#3b3c44', accents: ['#45464e', '#62636c'] },
  zinc: { texture: 'seams', base: '#8f9aa2', joint: '#727d85', accents: ['#828d95', '#a3adb4'] },
  sheet: { texture: 'seams', base: '#9a9d9c', joint: '#7d8080', accents: ['#8e9190', '#acafae'] },
} satisfies Record<string, Material>;

/** A covering of `ROOFS`. */
export type RoofName = keyof typeof ROOFS;

/** Bluish-grey limestone of Soignies and Maffle: sills, plinths, door frames. */
export const PETIT_GRANIT: Colour = '#a9adad';
/** Pale limestone of door frames and quoins. */
export const PALE_STONE: Colour = '#d9cfbb';
