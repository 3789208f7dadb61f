import type { TogetherHome } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';

export const TOGETHER_SORTS = ['hearts', 'price', 'newest'] as const;

export type TogetherSort = (typeof TOGETHER_SORTS)[number];

/** @example readTogetherSort('price') // 'price' */
export const readTogetherSort = (text: string | null): TogetherSort =>
  TOGETHER_SORTS.find((sort) => sort === text) ?? 'hearts';

/** Ids of homes in this order; what is equal stays as it is, with the home added last first. Homes without a price come last. */
export function sortTogether(
  homes: readonly TogetherHome[],
  cards: readonly CardProperty[],
  sort: TogetherSort,
): number[] {
  const priceOf = (id: number) => {
    const card = cards.find((one) => one.id === id);
    return (card?.availability === 'available' ? card.price.amount : null) ?? Number.MAX_SAFE_INTEGER;
  };
  const sorted = [...homes];
  if (sort === 'hearts') sorted.sort((one, other) => other.likedBy.length - one.likedBy.length);
  if (sort === 'price') sorted.sort((one, other) => priceOf(one.id) - priceOf(other.id));
  return sorted.map(({ id }) => id);
}
