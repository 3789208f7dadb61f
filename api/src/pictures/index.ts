/**
 * Original pictures, their sizes and formats, and drawings.
 * Writes no table.
 * Never decodes a picture in this process: the encoder is one of its own.
 */

export { acceptedFormat } from './accepted-format.ts';
export { drawingFolder, drawingKey, sweepDrawings } from './drawing-file.ts';
export type { Drawing, PhotoMaster } from './drawings/drawing.ts';
export { energyArrow, energyLabelDrawing } from './drawings/energy-label.ts';
export { flagDrawing } from './drawings/flag.ts';
export { fitSize, fitText, textPath, textWidth } from './drawings/outlines.ts';
export { EncoderLost, PictureBusy, PictureUnreadable } from './encoder/errors.ts';
export { filmNameIn, films, ownFilmUrl } from './films/film-library.ts';
export {
  addPicture,
  isKept,
  libraryFolder,
  missingPicture,
  type NewPicture,
  removeUnused,
  variantFolder,
} from './library.ts';
export { type MeasurePicture, measurePicture } from './measure.ts';
export { Pictures } from './pictures.ts';
export { renderOrRefuse } from './render-or-refuse.ts';
export { sweepVariants } from './sweep-variants.ts';
export { DEFAULT_WIDTH, FORMATS, type Master, type Variant, variantName } from './variant.ts';
