/** A picture that the site draws itself. */
export interface Drawing {
  /** With a width and a height, and outlines in place of texts. */
  svg: string;
  /** A photograph behind the drawing. */
  photo?: DrawingPhoto;
}

/** A photograph of the library, as far as a drawing needs it. */
export interface PhotoMaster {
  /** Absolute. */
  file: string;
  /** Changes with the bytes. */
  key: string;
  /** Pixels of the original. */
  width: number;
}

/** Where the photograph goes: it fills that part, and is cut to it. Pixels. */
export interface DrawingPhoto {
  master: PhotoMaster;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The formats drawings are served in. */
export const DRAWING_FORMATS = ['png', 'jpeg'] as const;

export type DrawingFormat = (typeof DRAWING_FORMATS)[number];
