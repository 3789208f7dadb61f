import { createIdStore } from '@facade/section-kit';

/** As many as can be read side by side. */
export const MOST_COMPARED = 4;

const compared = createIdStore({
  key: 'facade.compare',
  most: MOST_COMPARED,
  storage: () => sessionStorage,
  event: 'compare:changed',
});

/** Ids of the homes that the visitor wants to compare, in this tab. */
export const useCompared = (): readonly number[] => compared.use();

/** Puts a home beside the others, or takes it away; a fifth replaces the first. */
export const toggleCompared = (id: number): void => compared.toggle(id);

export const clearCompared = (): void => compared.set([]);
