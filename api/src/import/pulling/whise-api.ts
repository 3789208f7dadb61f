import { ApiClient, NotPulled } from './api-client.ts';
import type { HomesApi } from './pull-homes.ts';
import type { PulledHome } from './pulled-file.ts';

/** Homes of one request. */
const PAGE = 50;

/** `StatusIds`: active; archived and deleted. `DisplayStatusIds`: all but offline; offline too. */
const ACTIVE = [1];
const GONE = [5, 6];
const SHOWN = [2, 3, 4, 5];
const OFFLINE = 1;

export interface WhiseAccount {
  /** `https://api.whise.eu` */
  url: string;
  /** Of the account on Whise's marketplace. */
  username: string;
  password: string;
  clientId: number;
  officeId: number | null;
}

/**
 * Whise's API for websites (https://api.whise.eu/WebsiteDesigner.html): a token of the marketplace account, with it a token of the agency, then
 * `POST /v1/estates/list` in pages.
 */
export function whiseApi(account: WhiseAccount, { pause }: { pause?: number } = {}): HomesApi {
  const client = new ApiClient({
    base: account.url,
    ...(pause !== undefined && { pause }),
    async signIn(send) {
      const { username: Username, password: Password, clientId: ClientId, officeId } = account;
      const own = tokenIn(await send('/token', { json: { Username, Password } }));
      const office = officeId === null ? {} : { OfficeId: officeId };
      return tokenIn(await send('/v1/admin/clients/token', { json: { ClientId, ...office }, token: own }));
    },
  });

  /** All pages. @throws NotPulled if the homes changed meanwhile, or pages repeat */
  async function list(filter: object, signal: AbortSignal | undefined): Promise<PulledHome[]> {
    const homes = new Map<string, PulledHome>();
    for (let offset = 0; ; offset += PAGE) {
      const json = {
        Filter: { ...filter, ShowDetails: true, ShowRepresentatives: true },
        Sort: [{ Field: 'id', Ascending: true }],
        Page: { Limit: PAGE, Offset: offset },
      };
      const answer = await client.ask('/v1/estates/list', { json, signal });
      const { estates, totalCount } = answer as { estates?: unknown; totalCount?: unknown };
      if (!Array.isArray(estates) || typeof totalCount !== 'number')
        throw new NotPulled('/v1/estates/list answers no homes');
      for (const home of estates) homes.set(idOf(home), home);
      if (estates.length > 0 && offset + estates.length < totalCount) continue;
      if (homes.size === totalCount) return [...homes.values()];
      throw new NotPulled(`/v1/estates/list has ${homes.size} of ${totalCount} homes: they changed meanwhile`);
    }
  }

  return {
    name: 'whise',
    idOf,
    all: (signal) => list({ StatusIds: ACTIVE, DisplayStatusIds: SHOWN }, signal),
    async changes(since, signal) {
      const UpdateDateTimeRange = { Min: since.toISOString() };
      const every = { StatusIds: [...ACTIVE, ...GONE], DisplayStatusIds: [OFFLINE, ...SHOWN], UpdateDateTimeRange };
      const found = await list(every, signal);
      const isOffered = (home: PulledHome) => ACTIVE.includes(statusOf(home)) && home.displayStatusId !== OFFLINE;
      return { changed: found.filter(isOffered), gone: found.filter((home) => !isOffered(home)).map(idOf) };
    },
  };
}

const idOf = ({ id }: PulledHome): string => String(id);

const statusOf = ({ status }: PulledHome): number => (status as { id?: number } | undefined)?.id ?? 1;

function tokenIn(answer: unknown): string {
  const { token } = (answer ?? {}) as { token?: unknown };
  if (typeof token !== 'string' || token === '') throw new NotPulled('/token answers no token: is the account right?');
  return token;
}
