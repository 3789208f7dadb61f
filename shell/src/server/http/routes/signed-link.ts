/** A signed link in a parameter of any page's address. */
export interface SignedLink {
  /** Null if the parameter is given twice, which makes it invalid. */
  token: string | null;
  /** The same address without the parameter. */
  to: string;
}

/** The link of this parameter; null if the address has none. Leaves the rest of the query unchanged. */
export function signedLinkIn({ pathname, search, searchParams }: URL, parameter: string): SignedLink | null {
  if (!search.includes(parameter)) return null;
  const tokens = searchParams.getAll(parameter);
  if (tokens.length === 0) return null;
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(parameter));
  return {
    token: tokens.length === 1 ? (tokens[0] ?? null) : null,
    to: rest.length > 0 ? `${pathname}?${rest.join('&')}` : pathname,
  };
}
