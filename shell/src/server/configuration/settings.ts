import { isIP } from 'node:net';
import { LOG_LEVELS, list, number, oneOf, onUnlessOff, text, textThat, Wrong } from '@facade/server-kit/environment';
import { SHARED_SETTINGS } from '@facade/server-kit/shared-settings';

/** One year, for this host only: whether the domain's other hosts support HTTPS is not known here. */
const HSTS = 'max-age=31536000';

/** Networks that proxies may be listed by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** The settings and their defaults. `docs/settings.md` lists each variable. */
export const settings = {
  HOST: SHARED_SETTINGS.HOST,
  PORT: SHARED_SETTINGS.PORT,
  FACADE_API_URL: (given: string | undefined) =>
    given && URL.canParse(given) ? given : new Wrong('must be the address of the api, such as http://127.0.0.1:8090'),
  FACADE_TRUST_PROXY: list(
    (part) => NAMED.includes(part) || isNetwork(part),
    `addresses, networks such as 10.0.0.0/8, or ${NAMED.join(', ')}`,
    ['loopback'],
  ),
  FACADE_HOSTS: list((part) => hostnameOf(part) === part.toLowerCase(), 'names such as www.agency.be'),
  FACADE_HSTS: textThat(
    (value) => /^(off|max-age=\d{1,10}(; *includeSubDomains)?(; *preload)?)$/i.test(value.trim()),
    'must be like "max-age=63072000; includeSubDomains; preload", or off',
    HSTS,
  ),
  FACADE_CONNECTIONS_PER_ADDRESS: number(1, 100_000, 200),
  FACADE_DRAIN_GRACE: number(0, 60, 0),
  FACADE_DRAIN_SECONDS: SHARED_SETTINGS.FACADE_DRAIN_SECONDS,
  FACADE_OVERRIDE_ORIGINS: list(
    (part) => /^https?:/.test(part) && URL.parse(part)?.origin === part,
    'origins such as https://previews.example.org',
  ),
  FACADE_DATA: text('.facade'),
  FACADE_SHELL_BUILD: text(null),
  FACADE_PAGE_CACHE: onUnlessOff,
  FACADE_OFFLINE: onUnlessOff,
  // Half a second, so that a release is live on every shell well within five.
  FACADE_POLL_INTERVAL: number(20, 4000, 500),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'warn'),
  FACADE_BUDGET_PERCENT: number(0, 100, 2),
  FACADE_BUDGET_FAILURES: number(1, 1_000_000, 5),
  FACADE_BUDGET_MINUTES: number(1, 1440, 10),
  FACADE_AUTO_ROLLBACK: onUnlessOff,
  FACADE_METRICS_TOKEN: text(null),
};

const hostnameOf = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

function isNetwork(network: string): boolean {
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
