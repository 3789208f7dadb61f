import type { DrawingFormat } from '../../drawings/drawing.ts';
import type { Variant } from '../variant.ts';

/** Make a variant, keep it in a file and send its bytes. */
export interface VariantJob {
  kind: 'variant';
  /** Path of the picture to make it from. */
  master: string;
  variant: Variant;
  /** Path to keep it at. */
  target: string;
  /** For a drawing: what it is rasterized to once, for all its variants up to that width. */
  raster: { file: string; width: number } | null;
}

/** Read size and average colour of a file, the colour unless it is known. */
export interface MeasureJob {
  kind: 'measure';
  file: string;
  color: string | null;
}

/** Draw a picture, with a photograph behind it where there is one, keep it in a file and send its bytes. */
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
  /** Why the file could not be written, such as `ENOSPC`; null when it was. */
  notKept: string | null;
}

/** What is known of a picture without looking at it. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Average colour `#rrggbb`. */
  color: string;
}

export type ResultOf<J extends Job> = J extends MeasureJob ? PictureFacts : MadeVariant;

/** Api to encoder. */
export interface JobMessage {
  id: number;
  job: Job;
}

/** Encoder to api. `memory`: bytes the encoder's process holds. `failed`: for a reason that is not the picture's. */
export type EncoderMessage =
  | { kind: 'ready' }
  | { kind: 'memory'; memory: number }
  | { kind: 'done'; id: number; memory: number; result: MadeVariant | PictureFacts }
  | { kind: 'unreadable' | 'failed'; id: number; memory: number; reason: string };
