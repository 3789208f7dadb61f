/** A picture that the site draws itself. */
export interface Drawing {
  /** With a width and a height, and outlines instead of texts. */
  svg: string;
  /** A photograph behind the drawing. */
  photo?: DrawingPhoto;
}

/** The properties of a stored photograph that a drawing needs. */
export interface PhotoMaster {
  /** Absolute. */
  file: string;
  /** Changes with the bytes. */
  key: string;
  /** Pixels of the original. */
  width: number;
}

/** Area of the photograph, which is cropped to fill it. Pixels. */
export interface DrawingPhoto {
  master: PhotoMaster;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The formats in which drawings are served. */
const DRAWING_FORMATS = ['png', 'jpeg'] as const;

export type DrawingFormat = (typeof DRAWING_FORMATS)[number];
