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

/** Heard by the bar: one more than can be compared was chosen. */
export const COMPARE_FULL = 'compare-full';

/** Puts a home beside the others, or takes it away; a fifth is refused. */
export function toggleCompared(id: number): void {
  const ids = compared.ids();
  if (ids.length < MOST_COMPARED || ids.includes(id)) compared.toggle(id);
  else dispatchEvent(new Event(COMPARE_FULL));
}

export const clearCompared = (): void => compared.set([]);
