import { measurePicture } from '../measure.ts';
import { keepFile } from './keep-file.ts';
import type { MadeVariant, Order, PictureFacts, VariantOrder } from './protocol.ts';
import { rasterOf } from './raster.ts';
import { renderVariant } from './render.ts';

/** Does what is asked for. Rejects where the file is missing or not a picture. */
export function carryOut(order: Order): Promise<MadeVariant | PictureFacts> {
  return order.kind === 'variant' ? makeVariant(order) : measurePicture(order.file, order.color);
}

async function makeVariant({ master, variant, target, raster }: VariantOrder): Promise<MadeVariant> {
  const source = raster && variant.width <= raster.width ? await rasterOf(master, raster) : master;
  const bytes = await renderVariant(source, variant);
  return { bytes, notKept: await keepFile(target, bytes) };
}
