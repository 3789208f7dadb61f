import { createIdStore } from './id-store.ts';

/** Stored until the tab is closed, for the visitor's privacy. */
const viewed = createIdStore({
  key: 'facade.viewed',
  most: 12,
  storage: () => sessionStorage,
  event: 'viewed:changed',
});

/** Ids of the properties that the visitor viewed in this tab, latest last. Empty on the server and while hydrating. */
export const useViewed = (): readonly number[] => viewed.use();

/** Records that the visitor views a property. */
export function rememberViewed(id: number): void {
  if (viewed.ids().at(-1) !== id) viewed.set([...viewed.ids().filter((other) => other !== id), id]);
}
