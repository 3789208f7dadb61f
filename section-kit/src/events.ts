/**
 * The events between sections in the browser: name of an event → its payload. This file has only the kit's own events.
 * Each section declares the events that it owns in its `src/contract.ts`, by declaration merging.
 */
export interface SectionEvents {
  /** The visitor's favourites have changed, in this tab or in another one. */
  'favourites:changed': { ids: readonly number[] };
}

/**
 * The same for live sections whose sources are elsewhere, written by `facade types`. Declarations in sources take
 * precedence.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled if there are such sections.
export interface LiveEvents {}

/** All events with a declared payload. */
export type KnownEvents = SectionEvents & Omit<LiveEvents, keyof SectionEvents>;

/** The second half accepts names of undeclared events, and keeps the declared ones in the editor's completion. */
type EventName = keyof KnownEvents | (string & {});

/** Payload of an event; any value if undeclared. */
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
