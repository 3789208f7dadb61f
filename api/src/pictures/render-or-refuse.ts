import { ProblemError } from '../http/index.ts';
import type { Drawing, DrawingFormat } from './drawings/drawing.ts';
import { EncoderLost, PictureBusy } from './encoder/errors.ts';
import type { Pictures } from './pictures.ts';

/** Seconds after which the client may retry a failed drawing. */
const RETRY_SECONDS = 60;

/** The bytes of a drawing. Expected failures become problems; empty if the visitor has left. */
export async function renderOrRefuse(
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
    if (error instanceof EncoderLost) throw new ProblemError('unavailable', undefined, RETRY_SECONDS);
    throw error;
  }
}
