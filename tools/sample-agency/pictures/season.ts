import type { Colour } from './drawing/colour.ts';

/** The seasons there are: no winter, when houses sell badly. */
export type SeasonName = 'spring' | 'summer' | 'autumn';

/** Dark, middle and light. */
type Tones = readonly [Colour, Colour, Colour];

/** The colours of what grows. */
export interface Season {
  name: SeasonName;
  /** Foliage of several kinds of tree: dark, middle, light. */
  leaves: readonly [Tones, Tones, Tones, Tones];
  grass: readonly [Colour, Colour, Colour];
  hedge: readonly [Colour, Colour, Colour];
  flowers: readonly Colour[];
  fields: readonly Colour[];
}

/** The colours of the three seasons. */
export const SEASONS: Record<SeasonName, Season> = {
  spring: {
    name: 'spring',
    leaves: [
      ['#4f6f43', '#7f9b52', '#b5c473'],
      ['#5d7a4c', '#93ab62', '#c6d189'],
      ['#b98592', '#e3b5b8', '#f8dcd8'],
      ['#3f6450', '#668a62', '#9db77d'],
    ],
    grass: ['#6d8a48', '#8fa857', '#b9c676'],
    hedge: ['#3c5a3c', '#587a48', '#86a35e'],
    flowers: ['#f2c94f', '#f6f0e2', '#d95f70', '#b685c2'],
    fields: ['#a9b765', '#d8c75e', '#8ba35a', '#c9b98a'],
  },
  summer: {
    name: 'summer',
    leaves: [
      ['#3c5a3f', '#5d7c48', '#94a95c'],
      ['#48663f', '#6f8a49', '#a8b667'],
      ['#2f5046', '#4a7055', '#7d9a68'],
      ['#55693a', '#7f9049', '#b4b869'],
    ],
    grass: ['#65803f', '#879a4c', '#b3b768'],
    hedge: ['#2f4f39', '#486b43', '#748f54'],
    flowers: ['#d8523f', '#f3e9d4', '#c8487a', '#e8a33c', '#7e6bb0'],
    fields: ['#d9b65c', '#b7b35a', '#8b9f52', '#e2c983'],
  },
  autumn: {
    name: 'autumn',
    leaves: [
      ['#8a5a2c', '#c48638', '#e9b95a'],
      ['#7c4229', '#b7613a', '#e0925a'],
      ['#5f6a35', '#93924a', '#c9b964'],
      ['#9b6a2d', '#d2a040', '#f0cc74'],
    ],
    grass: ['#75803f', '#979a50', '#c0b66c'],
    hedge: ['#3d5038', '#5c6d41', '#8a8d54'],
    flowers: ['#c8583a', '#e0a24a', '#8f4560', '#f0e3c6'],
    fields: ['#b98f56', '#a38b52', '#c8aa6c', '#8d8f52'],
  },
};
