import type { Drawing, DrawingFormat } from '../drawings/drawing.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { EncoderLost, PictureBusy } from './encoder/errors.ts';
import type { Pictures } from './pictures.ts';

/** Seconds after which a drawing that could not be made is tried again. */
const TRY_AGAIN = 60;

/** The bytes of a drawing. Failures that are foreseen become problems; empty when the visitor has left. */
export async function drawOrRefuse(
  pictures: Pictures,
  drawing: Drawing,
  format: DrawingFormat,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    return await pictures.draw(drawing, format, signal);
  } catch (error) {
    if (signal.aborted) return Buffer.alloc(0);
    if (error instanceof PictureBusy) throw new ProblemError('unavailable', undefined, error.retryAfter);
    if (error instanceof EncoderLost) throw new ProblemError('unavailable', undefined, TRY_AGAIN);
    throw error;
  }
}
