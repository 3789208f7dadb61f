import { number, type SettingValues, setting, text, textThat } from '@facade/server-kit/environment';
import { isLocalHost } from '@facade/shared-domain/local-host';
import { claimHints, endHints } from '../hints/crm-hints.ts';
import type { FeedPlace } from '../sources/feed-places.ts';
import { pullHinted } from './pull-hinted.ts';
import { type HomesApi, pullHomes } from './pull-homes.ts';
import { pulledFile } from './pulled-file.ts';
import { type ResoAccount, resoApi } from './reso-api.ts';
import { isSignedBy, sweepbrightApi } from './sweepbright-api.ts';
import { whiseApi } from './whise-api.ts';

/** Tokens and passwords are sent there: plain http is allowed only to a program on this machine or its network. */
function isApiUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.host));
}

const apiUrl = textThat(isApiUrl, 'must be an https:// address without a user name', null);

/** The settings of CRMs that homes are pulled from. Secrets are in none of the program's logs. */
export const crmSettings = {
  WHISE_USERNAME: setting(
    'account on the marketplace of Whise, to pull the homes ([Whise](importing/whise.md#pulled))',
    text(null),
  ),
  WHISE_PASSWORD: setting('its password', text(null)),
  WHISE_CLIENT_ID: setting('number of the agency at Whise', number(0, Number.MAX_SAFE_INTEGER, 0), 'none'),
  WHISE_OFFICE_ID: setting(
    'number of its office, if only the homes of that one are shown',
    number(0, Number.MAX_SAFE_INTEGER, 0),
    'all',
  ),
  WHISE_URL: setting(
    'address of the API of Whise',
    textThat(isApiUrl, 'must be an https:// address', 'https://api.whise.eu'),
  ),
  RESO_URL: setting(
    'address of a RESO Web API that `Property` follows, to pull the homes ([RESO](importing/reso.md#pulled))',
    apiUrl,
  ),
  RESO_TOKEN: setting('its token, if that does not expire', text(null)),
  RESO_TOKEN_URL: setting('where it gives tokens (OAuth 2, client credentials)', apiUrl),
  RESO_CLIENT_ID: setting('the client', text(null)),
  RESO_CLIENT_SECRET: setting('its secret', text(null)),
  RESO_FILTER: setting("which homes are the agency's, as an OData filter: `ListOfficeKey eq '17'`", text(null)),
  SWEEPBRIGHT_CLIENT_ID: setting(
    'client of the website at SweepBright, whose webhook says what to pull ([SweepBright](importing/sweepbright.md#pulled))',
    text(null),
  ),
  SWEEPBRIGHT_CLIENT_SECRET: setting('its secret', text(null)),
  SWEEPBRIGHT_URL: setting(
    'address of the API of SweepBright',
    textThat(isApiUrl, 'must be an https:// address', 'https://website.sweepbright.com/api'),
  ),
};

type CrmValues = SettingValues<typeof crmSettings>;

/** Which settings are missing beside others. */
export function crmProblems(values: CrmValues): string[] {
  const whise = [values.WHISE_USERNAME, values.WHISE_PASSWORD, values.WHISE_CLIENT_ID].map(Boolean);
  const isPartly = whise.includes(true) && whise.includes(false);
  const hasReso = values.RESO_URL !== null;
  const credentials = [values.RESO_TOKEN_URL, values.RESO_CLIENT_ID, values.RESO_CLIENT_SECRET];
  const isClient = credentials.every((value) => value !== null);
  const hasAny = values.RESO_TOKEN !== null || credentials.some((value) => value !== null);
  const isHalf = Boolean(values.SWEEPBRIGHT_CLIENT_ID) !== Boolean(values.SWEEPBRIGHT_CLIENT_SECRET);
  return [
    ...(isHalf ? ['SWEEPBRIGHT_CLIENT_ID and SWEEPBRIGHT_CLIENT_SECRET: set both or neither'] : []),
    ...(isPartly ? ['WHISE_USERNAME, WHISE_PASSWORD and WHISE_CLIENT_ID: set all or none'] : []),
    ...((hasReso || hasAny) && !(hasReso && (values.RESO_TOKEN !== null) !== isClient)
      ? ['RESO_URL: needs RESO_TOKEN, or RESO_TOKEN_URL, RESO_CLIENT_ID and RESO_CLIENT_SECRET, and they need it']
      : []),
  ];
}

/** The feeds that are pulled. */
export function crmFeeds(values: CrmValues, dataFolder: string): FeedPlace[] {
  const placeOf = (api: Pick<HomesApi, 'name'>) => ({
    name: api.name,
    format: api.name,
    file: pulledFile(dataFolder, api),
  });
  const pulled = apisOf(values).map((api): FeedPlace => {
    const bringUpToDate: FeedPlace['bringUpToDate'] = async ({ db, signal }) => {
      const hints = await claimHints(db, api.name);
      await pullHomes(api, { dataFolder, signal });
      await endHints(db, api.name, hints);
      return true;
    };
    return { ...placeOf(api), bringUpToDate };
  });
  const { SWEEPBRIGHT_URL: url, SWEEPBRIGHT_CLIENT_ID: clientId, SWEEPBRIGHT_CLIENT_SECRET: secret } = values;
  if (!clientId || !secret) return pulled;
  const api = sweepbrightApi({ url, clientId, secret });
  const bringUpToDate: FeedPlace['bringUpToDate'] = (pulling) => pullHinted(api, { ...pulling, dataFolder });
  const hinted: FeedPlace['hinted'] = {
    isSigned: (body, signature) => isSignedBy(secret, body, signature),
    announce: api.announce,
  };
  return [...pulled, { ...placeOf(api), bringUpToDate, hinted }];
}

function apisOf(values: CrmValues): HomesApi[] {
  const { WHISE_URL: url, WHISE_USERNAME: username, WHISE_PASSWORD: password, WHISE_CLIENT_ID: clientId } = values;
  const officeId = values.WHISE_OFFICE_ID || null;
  const access = resoAccess(values);
  return [
    ...(username && password ? [whiseApi({ url, username, password, clientId, officeId })] : []),
    ...(values.RESO_URL && access ? [resoApi({ url: values.RESO_URL, access, filter: values.RESO_FILTER })] : []),
  ];
}

function resoAccess(values: CrmValues): ResoAccount['access'] | null {
  const { RESO_TOKEN: token, RESO_TOKEN_URL: tokenUrl, RESO_CLIENT_ID: clientId, RESO_CLIENT_SECRET: secret } = values;
  if (token) return { token };
  return tokenUrl && clientId && secret ? { tokenUrl, clientId, secret } : null;
}
