/** What was read from an address's query. */
export interface ReadQuery {
  /** Parameters that were read by name. */
  readonly names: ReadonlySet<string>;
  /** Whether parameters were listed, counted or copied, so that it is unknown which of them matter. */
  readonly isWhole: boolean;
}

const BY_NAME = new Set<PropertyKey>(['get', 'getAll', 'has']);

/**
 * An address that records what is read from its query. Does not record reads of `href`, which also happen when relative
 * addresses are resolved.
 */
export function watchedAddress(address: URL): { url: URL; read: ReadQuery } {
  const url = new URL(address);
  const { search, searchParams } = url;
  const names = new Set<string>();
  let isWhole = false;
  const watched = new Proxy(searchParams, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (BY_NAME.has(property))
        return (name: string, ...more: unknown[]) => {
          names.add(name);
          return value.call(target, name, ...more);
        };
      isWhole = true;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  Object.defineProperty(url, 'searchParams', { value: watched });
  Object.defineProperty(url, 'search', {
    get() {
      isWhole = true;
      return search;
    },
  });
  const read = {
    names,
    get isWhole() {
      return isWhole;
    },
  };
  return { url, read };
}
