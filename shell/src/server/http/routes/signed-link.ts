/** What a signed link asks for, in a parameter of any page's address. */
export interface SignedLink {
  /** Null where it comes twice: then it says nothing. */
  token: string | null;
  /** The same address without it. */
  to: string;
}

/** The link of this parameter; null for every address that does not ask. The rest of the query stays as it was written. */
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
