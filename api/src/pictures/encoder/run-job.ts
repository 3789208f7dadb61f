import { open } from 'node:fs/promises';
import { measurePicture } from '../measure.ts';
import { keepFile } from './keep-file.ts';
import type { DrawingJob, Job, MadeVariant, PictureFacts, VariantJob } from './protocol.ts';
import { rasterOf } from './raster.ts';
import { renderDrawing, renderVariant } from './render.ts';

/** Runs a job. Rejects if the file is missing or not a picture, or if the system lacks resources. */
export async function runJob(job: Job): Promise<MadeVariant | PictureFacts> {
  try {
    if (job.kind === 'drawing') return await makeDrawing(job);
    return await (job.kind === 'variant' ? makeVariant(job) : measurePicture(job.file, job.color));
  } catch (error) {
    // libvips reports the same error for an invalid picture and a missing file; this error has a code.
    const source = sourceOf(job);
    if (source) await (await open(source)).close();
    throw error;
  }
}

/** File that a job reads; null for a drawing without a photograph. */
function sourceOf(job: Job): string | null {
  if (job.kind === 'drawing') return job.photo?.master ?? null;
  return job.kind === 'variant' ? job.master : job.file;
}

async function makeVariant({ master, variant, target, raster }: VariantJob): Promise<MadeVariant> {
  const source = raster && variant.width <= raster.width ? await rasterOf(master, raster) : master;
  const bytes = await renderVariant(source, variant);
  return { bytes, notKept: await keepFile(target, bytes) };
}

async function makeDrawing({ svg, photo, format, target }: DrawingJob): Promise<MadeVariant> {
  const isRaster = photo?.raster && photo.width <= photo.raster.width;
  const source = photo && (isRaster && photo.raster ? await rasterOf(photo.master, photo.raster) : photo.master);
  const bytes = await renderDrawing(svg, format, photo && source ? { ...photo, source } : null);
  return { bytes, notKept: await keepFile(target, bytes) };
}
