import type { DrawingFormat } from '../drawings/drawing.ts';
import type { Variant } from '../variant.ts';

/** Render a variant, store it in a file and send its bytes. */
export interface VariantJob {
  kind: 'variant';
  /** Path of the source picture. */
  master: string;
  variant: Variant;
  /** Path to keep it at. */
  target: string;
  /** For a drawing: the raster for all its variants up to that width. */
  raster: { file: string; width: number } | null;
}

/** Read size and average colour of a file, the colour unless it is known. */
export interface MeasureJob {
  kind: 'measure';
  file: string;
  color: string | null;
}

/** Render a drawing, with a photograph behind it if there is one, store it in a file and send its bytes. */
export interface DrawingJob {
  kind: 'drawing';
  svg: string;
  format: DrawingFormat;
  /** Path to keep it at. */
  target: string;
  photo: (Rectangle & Pick<VariantJob, 'master' | 'raster'>) | null;
}

/** Pixels. */
interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Job = VariantJob | MeasureJob | DrawingJob;

/** A finished variant. */
export interface MadeVariant {
  bytes: Buffer;
  /** Why the file could not be written, such as `ENOSPC`; null if it was written. */
  notKept: string | null;
}

/** Facts about a picture, known without opening it. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Average colour `#rrggbb`. */
  color: string;
}

export type ResultOf<J extends Job> = J extends MeasureJob ? PictureFacts : MadeVariant;

/** From the api to the encoder. */
export interface JobMessage {
  id: number;
  job: Job;
}

/**
 * From the encoder to the api. `memory`: memory of the encoder's process, in bytes. `failed`: for a reason other than
 * the picture.
 */
export type EncoderMessage =
  | { kind: 'ready' }
  | { kind: 'memory'; memory: number }
  | { kind: 'done'; id: number; memory: number; result: MadeVariant | PictureFacts }
  | { kind: 'unreadable' | 'failed'; id: number; memory: number; reason: string };
