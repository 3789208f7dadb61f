import { isIP } from 'node:net';
import { list, number, onUnlessOff, setting, text, textThat, Wrong } from '@facade/server-kit/environment';
import { logLevel, SHARED_SETTINGS } from '@facade/server-kit/shared-settings';

/** One year, for this host only: whether the domain's other hosts support HTTPS is not known here. */
const HSTS = 'max-age=31536000';

/** Networks that proxies may be listed by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** The shell's settings. Their rows in `docs/settings.md` are written from here. */
export const settings = {
  HOST: SHARED_SETTINGS.HOST,
  PORT: SHARED_SETTINGS.PORT,
  FACADE_API_URL: setting(
    'the api, or a proxy before several, for a shell that is started on its own',
    (given) =>
      given && URL.canParse(given) ? given : new Wrong('must be the address of the api, such as http://127.0.0.1:8090'),
    'set by `npm start`',
  ),
  FACADE_REGISTRY_URL: SHARED_SETTINGS.FACADE_REGISTRY_URL,
  FACADE_TRUST_PROXY: setting(
    "proxies trusted to give a visitor's address: addresses, networks, `loopback`, `linklocal`, `uniquelocal`, comma-separated",
    list(
      (part) => NAMED.includes(part) || isNetwork(part),
      `addresses, networks such as 10.0.0.0/8, or ${NAMED.join(', ')}`,
      ['loopback'],
    ),
  ),
  FACADE_HOSTS: setting(
    'host names of the site besides that of its `origin`, comma-separated; with either set, other hosts get 421',
    list((part) => hostnameOf(part) === part.toLowerCase(), 'names such as www.agency.be'),
  ),
  FACADE_HSTS: setting(
    '`Strict-Transport-Security` behind TLS, such as `max-age=63072000; includeSubDomains; preload`; `off` sends none',
    textThat(
      (value) => /^(off|max-age=\d{1,10}(; *includeSubDomains)?(; *preload)?)$/i.test(value.trim()),
      'must be like "max-age=63072000; includeSubDomains; preload", or off',
      HSTS,
    ),
  ),
  FACADE_CONNECTIONS_PER_ADDRESS: setting(
    'open connections from one address, trusted proxies excepted',
    number(1, 100_000, 200),
  ),
  FACADE_DRAIN_GRACE: setting(
    'seconds in which a stopping shell still accepts connections while `/readyz` answers 503, for a load balancer that polls',
    number(0, 60, 0),
  ),
  FACADE_DRAIN_SECONDS: SHARED_SETTINGS.FACADE_DRAIN_SECONDS,
  FACADE_OVERRIDE_ORIGINS: setting(
    'origins from which the servers may fetch and run a release named by an override link',
    list(
      (part) => /^https?:/.test(part) && URL.parse(part)?.origin === part,
      'origins such as https://previews.example.org',
    ),
  ),
  FACADE_DATA: SHARED_SETTINGS.FACADE_DATA,
  FACADE_SHELL_BUILD: setting("folder of the shell's own build", text(null), '`shell/dist`'),
  FACADE_PAGE_CACHE: setting('`off` renders every page again, for measuring or for finding a fault', onUnlessOff),
  FACADE_OFFLINE: setting('`off` serves no service worker, and removes it from browsers', onUnlessOff),
  // Half a second, so that a release is live on every shell well within five.
  FACADE_POLL_INTERVAL: setting(
    'milliseconds (20 to 4000) between two polls of a shell for new releases and changed data',
    number(20, 4000, 500),
  ),
  LOG_LEVEL: logLevel('warn'),
  FACADE_BUDGET_PERCENT: setting(
    'failures in percent allowed to a canary or live release: [error budget](observability.md#error-budget-automatic-halt-and-rollback)',
    number(0, 100, 2),
  ),
  FACADE_BUDGET_FAILURES: setting('failures that count as too many at the least', number(1, 1_000_000, 5)),
  FACADE_BUDGET_MINUTES: setting('time over which they are counted', number(1, 1440, 10)),
  FACADE_AUTO_ROLLBACK: setting(
    '`off`: a live release that exhausts its error budget is not rolled back automatically',
    onUnlessOff,
  ),
  FACADE_METRICS_TOKEN: SHARED_SETTINGS.FACADE_METRICS_TOKEN,
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
