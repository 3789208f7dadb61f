import { registerHooks } from 'node:module';
import { hideProcess } from '../../releases/hide-process.ts';
import type { Marks } from './marks.ts';

/** Node.js 24's permission model denies files, processes, workers and addons, but not the network. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource'] as const;

/** The only ways to start code that runs later, besides promises. */
const LATER = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] as const;

/** Call once, after the shell's own code has loaded and before that of a section. */
export function restrict(marks: Marks): void {
  hideProcess();
  for (const name of NETWORK) {
    const refuse = () => {
      throw new Error(`a section may not use ${name} on the server: it reads data through the api of its loader`);
    };
    Object.defineProperty(globalThis, name, { value: refuse, configurable: true, writable: true });
  }
  registerHooks({
    resolve(specifier) {
      throw new Error(`a section may not import "${specifier}" on the server`);
    },
  });
  for (const name of LATER) markLater(name, marks);
}

/** Code that a section starts for later is marked as that section's when it runs. */
function markLater(name: (typeof LATER)[number], marks: Marks): void {
  const start = globalThis[name] as (run: (...args: unknown[]) => unknown, ...rest: unknown[]) => unknown;
  const marked = (run: (...args: unknown[]) => unknown, ...rest: unknown[]) => {
    const { place } = marks;
    if (!place || typeof run !== 'function') return start(run, ...rest);
    return start(
      function sectionLater(...args: unknown[]) {
        marks.enter(place);
        return run(...args);
      },
      ...rest,
    );
  };
  Object.assign(globalThis, { [name]: Object.assign(marked, start) });
}
