import { createIdStore } from './id-store.ts';

/** Until the tab is closed: what a visitor looked at is nobody's business for longer. */
const viewed = createIdStore({
  key: 'facade.viewed',
  most: 12,
  storage: () => sessionStorage,
  event: 'viewed:changed',
});

/** Ids of the properties that the visitor looked at in this tab, the last one last. Empty on the server and while hydrating. */
export const useViewed = (): readonly number[] => viewed.use();

/** The visitor looks at a property. */
export function rememberViewed(id: number): void {
  if (viewed.ids().at(-1) !== id) viewed.set([...viewed.ids().filter((other) => other !== id), id]);
}
