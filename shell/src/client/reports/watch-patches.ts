import { report } from './report-failure.ts';

/** What sections and shell use in common, and polyfills like to change. */
const SHARED = [Object, Array, String, Promise, Map, Set, Event, EventTarget, Node, Element, HTMLElement, History];

const methods = () =>
  SHARED.flatMap(({ prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value, get }) => value ?? get ?? []),
  );

let known = new Set(methods());

/** Reports built-in methods that are new since the last call, for the section whose code has just run. */
export function reportPatches(section: string, release: string, expose: string): void {
  const now = methods();
  const names = now.flatMap((one) => (known.has(one) ? [] : [one.name]));
  if (names[0] === undefined) return;
  known = new Set(now);
  report({ section, release, expose, timedOut: false, harm: 'patches', reason: `changed built-in ${names}` });
}
