import process from 'node:process';

/** A frame of code that is not Node.js's own. */
const FRAME = /^ {4}at (?!.*\((?:node:|<anonymous>)|node:)(.+)/;

/** The nearest code that is running, as a line of its stack. */
function nearestFrame(below: (...args: never[]) => unknown): string {
  const at = { stack: '' };
  Error.captureStackTrace(at, below);
  return (
    at.stack
      .split('\n')
      .map((line) => FRAME.exec(line)?.[1] ?? '')
      .find(Boolean) ?? ''
  );
}

/**
 * Replaces the global `process` by one that has only `env.NODE_ENV`: code that has no `require` of Node.js then reaches no file, no
 * environment, no other process and no channel of this one. Our own code imports `node:process`.
 * @param used called with what was wanted of it, such as `process.exit`, and the frame of the code that did
 */
export function hideProcess(used?: (what: string, frame: string) => void): void {
  const watch = (path: string, known: Record<string, unknown>): Record<string, unknown> => {
    const note = (name: PropertyKey, trap: (...args: never[]) => unknown) => {
      if (typeof name === 'string' && !(name in known)) used?.(`${path}.${name}`, nearestFrame(trap));
    };
    const traps: ProxyHandler<Record<string, unknown>> = {
      get: function get(target, name) {
        note(name, get);
        return Reflect.get(target, name);
      },
      has: function has(target, name) {
        note(name, has);
        return Reflect.has(target, name);
      },
      set: function set(_target, name) {
        note(name, set);
        return false;
      },
      defineProperty: () => false,
      deleteProperty: () => false,
      setPrototypeOf: () => false,
    };
    return new Proxy(Object.assign(Object.create(null), known), traps);
  };
  const env = watch('process.env', { NODE_ENV: process.env.NODE_ENV });
  const value = watch('process', { env });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
}
