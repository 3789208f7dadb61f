import { createIdStore } from '@facade/section-kit';

/** Maximum number of homes that can be compared side by side. */
export const MOST_COMPARED = 4;

const compared = createIdStore({
  key: 'facade.compare',
  most: MOST_COMPARED,
  storage: () => sessionStorage,
  event: 'compare:changed',
});

/** Ids of the homes that the visitor compares, in this tab. */
export const useCompared = (): readonly number[] => compared.use();

/** Event for the bar: the visitor tried to add more homes than can be compared. */
export const COMPARE_FULL = 'compare-full';

/** Adds a home to the comparison, or removes it; a fifth home is refused. */
export function toggleCompared(id: number): void {
  const ids = compared.ids();
  if (ids.length < MOST_COMPARED || ids.includes(id)) compared.toggle(id);
  else dispatchEvent(new Event(COMPARE_FULL));
}

export const clearCompared = (): void => compared.set([]);
