import { LOG_LEVELS, number, oneOf, port, setting, text, textThat } from './environment.ts';

/** Settings that api, shell and the command line share, with the same validation. */
export const SHARED_SETTINGS = {
  PORT: setting('port on which the site listens', port(8080)),
  HOST: setting('address on which the site listens', text('0.0.0.0')),
  FACADE_API_PORT: setting(
    'port of the api, on this machine only; visitors reach it through the site under `/api`',
    port(0),
    '0, any free port',
  ),
  FACADE_DATA: setting(
    'folder of all state: database, releases, registry, pictures, films, documents, stored mails',
    text('.facade'),
  ),
  FACADE_METRICS_TOKEN: setting(
    'token required for `/metrics`; without it, this machine and private networks may read them',
    text(null),
  ),
  FACADE_REGISTRY_URL: setting(
    "the registry service, for shells and apis that are started on their own; without it teams cannot publish over HTTP, and the staff's page of releases only names commands",
    textThat((given) => URL.canParse(given), 'must be the address of the registry service', null),
    'set by `npm start`',
  ),
  FACADE_STAFF_TOKEN: setting(
    'what apis and registry service know each other by, 32 characters or more: managers may roll back, halt and promote releases on a page',
    textThat((given) => given.length >= 32, 'must have 32 characters or more', null),
    'set by `npm start`',
  ),
  FACADE_DRAIN_SECONDS: setting(
    'seconds that a stopping server gives open requests before it closes their connections',
    number(0, 600, 20),
  ),
};

/** How much a server logs. */
export const logLevel = (fallback: (typeof LOG_LEVELS)[number]) =>
  setting(
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    oneOf(LOG_LEVELS, fallback),
    '`warn`; api alone: `info`',
  );
