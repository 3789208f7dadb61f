import { report } from './report-failure.ts';

/** What sections and shell use in common, and polyfills like to change. */
const SHARED = [Object, Array, String, Promise, Map, Set, Event, EventTarget, Node, Element, HTMLElement, History];

type Members = Record<string | symbol, PropertyDescriptor>;

const known = SHARED.map(membersOf);

/** Reports built-in methods that differ since the last call, for the section whose code has just run. */
export function reportPatches(section: string, release: string, expose: string): void {
  SHARED.forEach((one, index) => {
    const [before = {}, now] = [known[index], membersOf(one)];
    known[index] = now;
    for (const name of Reflect.ownKeys(now))
      if (now[name]?.value !== before[name]?.value || now[name]?.get !== before[name]?.get)
        report({
          ...{ section, release, expose, timedOut: false, harm: 'patches' },
          reason: `changed ${one.name}.prototype.${String(name)}`,
        });
  });
}

function membersOf({ prototype }: { prototype: object }): Members {
  return Object.getOwnPropertyDescriptors(prototype) as Members;
}
