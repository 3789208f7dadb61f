/**
 * Everything sections tell each other in the browser: name of an event → its payload. Here is only what the kit itself sends: each
 * section declares the events that it owns in its `src/contract.ts`, by declaration merging.
 */
export interface SectionEvents {
  /** The visitor keeps other properties than before, in this tab or in another one. */
  'favourites:changed': { ids: readonly number[] };
}

/** The same of live sections whose sources are elsewhere: `facade types` writes it. What a source declares counts first. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where there are such sections.
export interface LiveEvents {}

/** All events whose payload is known here. */
export type KnownEvents = SectionEvents & Omit<LiveEvents, keyof SectionEvents>;

/** The second half accepts the name of an event that nobody declared, and keeps the declared ones in the editor's list. */
type EventName = keyof KnownEvents | (string & {});

/** Payload of an event; anything where nobody declared it. */
type Payload<Name extends string> = Name extends keyof KnownEvents ? KnownEvents[Name] : unknown;

const PREFIX = 'facade:';

export function emit<Name extends EventName>(name: Name, detail: Payload<Name>): void {
  window.dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}

/** Listens until the returned function is called. */
export function on<Name extends EventName>(name: Name, listener: (detail: Payload<Name>) => void): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<Payload<Name>>).detail);
  window.addEventListener(PREFIX + name, handler);
  return () => window.removeEventListener(PREFIX + name, handler);
}
