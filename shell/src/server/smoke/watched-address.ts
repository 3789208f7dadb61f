/** An address that notes which of its search parameters somebody reads. */
export function watchedAddress(address: URL): { url: URL; read: ReadonlySet<string> } {
  const url = new URL(address);
  const read = new Set<string>();
  const { searchParams } = url;
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = searchParams[method].bind(searchParams) as (name: string) => never;
    searchParams[method] = (name: string) => {
      read.add(name);
      return original(name);
    };
  }
  return { url, read };
}
