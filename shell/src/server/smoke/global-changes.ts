// The candidate may replace these, and every method: below, records without a prototype are read by index.
const { create, getOwnPropertyDescriptor, getPrototypeOf, is } = Object;
const { ownKeys } = Reflect;

type Properties = Record<PropertyKey, PropertyDescriptor | undefined>;

/** A built-in object with the properties that it had. */
interface BuiltIn {
  path: string;
  object: object;
  before: Properties;
}

/** Reading the storages warns; `process` is replaced by the gate itself. */
const LEFT_OUT: Record<PropertyKey, unknown> = Object.assign(create(null), {
  localStorage: true,
  sessionStorage: true,
  process: true,
});
/** Globals of the bundler and of the federation runtime, which every section's build sets. */
const OF_BUILDS = ['__FEDERATION', '__VMOK', '__GLOBAL_LOADING', 'chunk_', 'webpackChunk', 'rspackChunk'];

/** Built-in objects that no global names. */
const UNNAMED: [string, object][] = [
  ['%ArrayIteratorPrototype%', getPrototypeOf([][Symbol.iterator]())],
  ['%AsyncFunction.prototype%', getPrototypeOf(async () => {})],
  ['%GeneratorFunction.prototype%', getPrototypeOf(function* () {})],
  ['%TypedArray.prototype%', getPrototypeOf(Uint8Array.prototype)],
];

/** Remembers the globals and built-in prototypes of this realm, to find what code changes of them. */
export class GlobalChanges {
  readonly #objects: BuiltIn[] = [];
  readonly #reported: Record<string, boolean> = create(null);

  constructor() {
    // Some are made when they are first read, which is no change.
    const globals = ownKeys(globalThis).flatMap((name) =>
      LEFT_OUT[name] ? [] : [[name, Reflect.get(globalThis, name)]],
    );
    this.#add('globalThis', globalThis);
    for (const [path, object] of UNNAMED) this.#add(path, object);
    for (const [name, value] of globals) {
      if (!isObject(value) || value === globalThis || isOfBuilds(globalThis, name)) continue;
      this.#add(String(name), value);
      const { prototype } = value as { prototype?: unknown };
      if (isObject(prototype)) this.#add(`${String(name)}.prototype`, prototype);
    }
  }

  #add(path: string, object: object): void {
    this.#objects.push({ path, object, before: propertiesOf(object) });
  }

  /** What is different, each named once, such as `Array.prototype.map` or `globalThis.fetch`. */
  take(): string[] {
    const found: string[] = [];
    for (let at = 0; at < this.#objects.length; at += 1) {
      const { path, object, before } = this.#objects[at] as BuiltIn;
      const now = propertiesOf(object);
      const names = ownKeys({ ...before, ...now });
      for (let index = 0; index < names.length; index += 1) {
        const name = names[index] as PropertyKey;
        const what = `${path}.${String(name)}`;
        if (isSame(before[name], now[name]) || this.#reported[what] || isOfBuilds(object, name)) continue;
        this.#reported[what] = true;
        found[found.length] = what;
      }
    }
    return found;
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function propertiesOf(object: object): Properties {
  const properties: Properties = create(null);
  const names = ownKeys(object);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as PropertyKey;
    if (object !== globalThis || !LEFT_OUT[name]) properties[name] = getOwnPropertyDescriptor(object, name);
  }
  return properties;
}

const isSame = (before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean =>
  is(before?.value, now?.value) && before?.get === now?.get && before?.set === now?.set && !before === !now;

function isOfBuilds(object: object, name: PropertyKey): boolean {
  if (object !== globalThis || typeof name !== 'string') return false;
  for (let index = 0; index < OF_BUILDS.length; index += 1) {
    const start = OF_BUILDS[index] as string;
    if (name.length >= start.length && name.slice(0, start.length) === start) return true;
  }
  return false;
}
