import { ApiClient, clientToken, NotPulled } from './api-client.ts';
import type { HomesApi } from './pull-homes.ts';
import type { PulledHome } from './pulled-file.ts';

/** Homes of one request. */
const PAGE = 200;

export interface ResoAccount {
  /** Address that `Property` follows. */
  url: string;
  /** A token that does not expire, or where one is requested with a client's id and secret (OAuth 2, client credentials). */
  access: { token: string } | { tokenUrl: string; clientId: string; secret: string };
  /** Which homes are the agency's, as an OData filter: a server has those of all agencies. */
  filter: string | null;
}

/** A RESO Web API (Core 2.0): `Property` with its media, in pages that the server links. */
export function resoApi({ url, access, filter }: ResoAccount, { pause }: { pause?: number } = {}): HomesApi {
  const base = url.endsWith('/') ? url : `${url}/`;
  const client = new ApiClient({
    base,
    ...(pause !== undefined && { pause }),
    signIn: async (send) => ('token' in access ? access.token : await clientToken(send, access.tokenUrl, access)),
  });

  /** All pages. @throws NotPulled unless they are complete */
  async function list(filters: readonly (string | null)[], signal: AbortSignal | undefined): Promise<PulledHome[]> {
    const given = filters.filter((one) => one !== null).map((one) => `(${one})`);
    const query = new URLSearchParams({
      $expand: 'Media',
      $orderby: 'ListingKey',
      $count: 'true',
      $top: String(PAGE),
      ...(given.length > 0 && { $filter: given.join(' and ') }),
    });
    const homes = new Map<string, PulledHome>();
    const seen = new Set<string>();
    let next: string | null = `Property?${query.toString().replaceAll('+', '%20')}`;
    let count = 0;
    while (next !== null) {
      if (seen.has(next)) throw new NotPulled('/Property links its pages in a circle');
      seen.add(next);
      const answer: unknown = await client.ask(next, { signal });
      const page = (answer ?? {}) as Record<string, unknown>;
      if (!Array.isArray(page.value)) throw new NotPulled('/Property answers no homes');
      for (const home of page.value) homes.set(idOf(home), home);
      count = Math.max(count, Number(page['@odata.count'] ?? 0));
      const link = page['@odata.nextLink'];
      next = typeof link === 'string' ? link : null;
    }
    if (homes.size >= count) return [...homes.values()];
    throw new NotPulled(`/Property has ${homes.size} of ${count} homes: they changed meanwhile`);
  }

  return {
    name: 'reso',
    idOf,
    all: (signal) => list([filter], signal),
    // What is deleted says so; what no longer fits the filter is found by the pull of all homes.
    changes: async (since, signal) => ({
      changed: await list([filter, `ModificationTimestamp ge ${since.toISOString()}`], signal),
      gone: [],
    }),
  };
}

const idOf = ({ ListingKey }: PulledHome): string => String(ListingKey);
