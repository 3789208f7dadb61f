/** Everything sections tell each other in the browser. */
export interface SectionEvents {
  /** The visitor chose, or changed, what may be stored. */
  'consent:changed': { analyticsStorage: boolean; adStorage: boolean; adUserData: boolean; adPersonalization: boolean };
  /** Somebody asks for the consent details (footer link). */
  'consent:open': undefined;
  /** The visitor keeps other properties than before, in this tab or in another one. */
  'favourites:changed': { ids: readonly number[] };
}

const PREFIX = 'facade:';

export function emit<Name extends keyof SectionEvents>(name: Name, detail: SectionEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}

/** Listens until the returned function is called. */
export function on<Name extends keyof SectionEvents>(
  name: Name,
  listener: (detail: SectionEvents[Name]) => void,
): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<SectionEvents[Name]>).detail);
  window.addEventListener(PREFIX + name, handler);
  return () => window.removeEventListener(PREFIX + name, handler);
}
