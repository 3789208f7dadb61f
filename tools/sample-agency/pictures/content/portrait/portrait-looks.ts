import type { Colour } from '../../drawing/colour.ts';

/** Appearance of a person. */
export interface Look {
  skin: Colour;
  hair: Colour;
  cut: 'short' | 'curls' | 'bob' | 'crop';
  beard: boolean;
  glasses: boolean;
  clothes: 'jacket' | 'shirt' | 'blouse' | 'jumper';
  cloth: Colour;
  wall: Colour;
  lips: Colour;
  /** Lines around eyes and mouth. */
  age: number;
}

/** The people of the agency and its customers. */
export const LOOKS: readonly Look[] = [
  {
    skin: '#f0c8a8',
    hair: '#b9b5b0',
    cut: 'short',
    beard: false,
    glasses: false,
    clothes: 'jacket',
    cloth: '#1f4438',
    wall: '#d9c3a2',
    lips: '#b9564c',
    age: 0.8,
  },
  {
    skin: '#e9b893',
    hair: '#6b4630',
    cut: 'crop',
    beard: true,
    glasses: false,
    clothes: 'shirt',
    cloth: '#e9eef0',
    wall: '#8fa79c',
    lips: '#b0604f',
    age: 0.4,
  },
  {
    skin: '#c98d66',
    hair: '#33241f',
    cut: 'curls',
    beard: false,
    glasses: false,
    clothes: 'blouse',
    cloth: '#b4482b',
    wall: '#e3cfa9',
    lips: '#a8423c',
    age: 0,
  },
  {
    skin: '#f2cdb0',
    hair: '#a8743f',
    cut: 'crop',
    beard: false,
    glasses: true,
    clothes: 'jumper',
    cloth: '#2b4060',
    wall: '#cdb79b',
    lips: '#bd6a58',
    age: 0,
  },
];
