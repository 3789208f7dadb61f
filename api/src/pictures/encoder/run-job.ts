import { open } from 'node:fs/promises';
import { measurePicture } from '../measure.ts';
import { keepFile } from './keep-file.ts';
import type { Job, MadeVariant, PictureFacts, VariantJob } from './protocol.ts';
import { rasterOf } from './raster.ts';
import { renderVariant } from './render.ts';

/** Does a job. Rejects where the file is missing or not a picture, or where the system lacks something. */
export async function runJob(job: Job): Promise<MadeVariant | PictureFacts> {
  try {
    return await (job.kind === 'variant' ? makeVariant(job) : measurePicture(job.file, job.color));
  } catch (error) {
    // libvips says the same of what is not a picture and of what it cannot open: this error has a code.
    await (await open(job.kind === 'variant' ? job.master : job.file)).close();
    throw error;
  }
}

async function makeVariant({ master, variant, target, raster }: VariantJob): Promise<MadeVariant> {
  const source = raster && variant.width <= raster.width ? await rasterOf(master, raster) : master;
  const bytes = await renderVariant(source, variant);
  return { bytes, notKept: await keepFile(target, bytes) };
}
