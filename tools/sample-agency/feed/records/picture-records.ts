import type { PictureOrder } from '../../pictures/scene.ts';
import type { Pair } from '../plan/entry.ts';
import { alternativeOf } from '../text/alternatives.ts';
import { typeset } from '../text/typeset.ts';
import type { FeedLanguage, PictureItem, PictureRecord } from './record.ts';

const fileOf = (id: string) => `${id}.svg`;

/** A picture as the CRM names it in a size. */
export function pictureItem(order: PictureOrder | undefined, width: number, height: number): PictureItem {
  if (!order) throw new Error('Every property has a picture');
  return { Url: `pictures/${fileOf(order.id)}`, Width: width, Height: height, ID: order.id, Name: fileOf(order.id) };
}

export function pictureRecords(orders: readonly PictureOrder[], town: Pair, language: FeedLanguage): PictureRecord[] {
  return orders.map((order, index) => {
    const occurrence = orders.slice(0, index + 1).filter(({ kind }) => kind === order.kind).length;
    return {
      ID: order.id,
      File: fileOf(order.id),
      Alt: typeset(alternativeOf(order, town, occurrence)[language === 'nl' ? 0 : 1], language),
      ...(order.kind === 'plan' && { Plan: true }),
    };
  });
}
