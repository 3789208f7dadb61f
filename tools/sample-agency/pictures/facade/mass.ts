import type { Box, Side } from '../drawing/box.ts';
import type { Colour } from '../drawing/colour.ts';
import type { Surface } from '../drawing/surface.ts';
import type { Material } from '../materials.ts';
import type { WindowStyle } from './opening.ts';

/** Something on a wall, drawn after the wall itself: a window, a door, a lamp, ivy. */
export type Detail = (wall: Surface) => void;

/** Shapes of roof: ridge along the street, ridge towards the street, hipped, mansard, flat, lean-to. */
export type RoofKind = 'gable' | 'cross-gable' | 'hip' | 'mansard' | 'flat' | 'lean';

/** A dormer on the front slope, metres. */
export interface Dormer {
  /** Middle of the dormer, metres from the left end of the roof. */
  at: number;
  width: number;
  height: number;
  kind: 'gable' | 'flat' | 'arch';
  window: WindowStyle;
  colour: Colour;
}

/** The roof over one part of a building. */
export interface Roof {
  kind: RoofKind;
  /** Height of the ridge above the eaves, metres. */
  rise: number;
  material: Material;
  /** How far the eaves reach beyond the wall. */
  overhang: number;
  /** How far the roof reaches beyond the gables; 0 where a neighbour begins. */
  verge?: number;
  dormers?: readonly Dormer[];
  /** Roof windows: middle from the left end, share of the slope. */
  skylights?: readonly (readonly [number, number])[];
  /** Chimneys: distance from the left end of the ridge. */
  chimneys?: readonly number[];
  solar?: readonly [from: number, to: number];
  /** Colour of gutters, boards and coping. */
  trim: Colour;
}

/** A part of a building under one roof. `box.height` is the height of the eaves. */
export interface Mass {
  box: Box;
  wall: Material;
  roof: Roof;
  /** Foot of the walls in stone or render. */
  plinth?: { height: number; colour: Colour };
  /** Horizontal bands: height and thickness. */
  bands?: readonly (readonly [v: number, height: number, colour: Colour])[];
  /** Stones at the corners of the front. */
  quoins?: Colour;
  /** Moulded cornice under the eaves. */
  cornice?: Colour;
  details: Partial<Record<Side, readonly Detail[]>>;
  /** Amount of texture: 1 for the subject, less for what stands beside it. */
  detail?: number;
}

/** A building: its parts from the one drawn first to the one drawn last, seen from its front. */
export interface Building {
  masses: readonly Mass[];
  /** Width and depth on the ground, metres, from x = 0 and z = 0. */
  width: number;
  depth: number;
  /** Height of the highest ridge. */
  height: number;
}
