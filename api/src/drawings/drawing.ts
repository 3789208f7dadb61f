import type { Master } from '../pictures/find-master.ts';

/** A picture that the site draws itself. */
export interface Drawing {
  /** With a width and a height, and outlines in place of texts. */
  svg: string;
  /** A photograph behind the drawing. */
  photo?: DrawingPhoto;
}

/** Where the photograph goes: it fills that part, and is cut to it. Pixels. */
export interface DrawingPhoto {
  master: Master;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The formats drawings are served in. */
export const DRAWING_FORMATS = ['png', 'jpeg'] as const;

export type DrawingFormat = (typeof DRAWING_FORMATS)[number];
