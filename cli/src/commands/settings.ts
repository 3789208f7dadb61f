import {
  type Environment,
  number,
  port,
  readEnvironment,
  type SettingValues,
  setting,
  textThat,
} from '@facade/server-kit/environment';
import { SHARED_SETTINGS } from '@facade/server-kit/shared-settings';
import { CommandError } from './command.ts';

export const isSite = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Settings of the command line. Their rows in `docs/settings.md` are written from here. */
export const settings = {
  ...SHARED_SETTINGS,
  FACADE_HANG_SECONDS: setting(
    '`npm start` kills and restarts a server that has answered nothing for this long; 0: never',
    number(0, 3600, 30),
  ),
  FACADE_REGISTRY_PORT: setting(
    'port of the registry service, on this machine only; teams reach it through the site under `/_registry/v1`',
    port(0),
    '0, any free port',
  ),
  FACADE_SITE: setting(
    'the running site: with a key, commands act on it; without one, the gate uses its shell and data, `override` and `staff` make links to it',
    textThat(isSite, 'must be the address of a site, such as https://www.example.org/', null),
    'this machine on `PORT`',
  ),
};

type Name = keyof typeof settings;
type All = SettingValues<typeof settings>;

/** Reads only these settings. Throws one line for each invalid one. */
export function readSettings<Some extends Name>(
  names: readonly Some[],
  environment: Environment = process.env,
): Pick<All, Some> {
  const wanted = Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<typeof settings, Some>;
  const read = readEnvironment(wanted, environment);
  if (!read.ok) throw new CommandError(...read.problems);
  return read.values as Pick<All, Some>;
}

/** The default site of commands: `FACADE_SITE`, or else the one on this machine. */
export function usualSite(environment: Environment = process.env): string {
  const { FACADE_SITE, PORT } = readSettings(['FACADE_SITE', 'PORT'], environment);
  return FACADE_SITE ?? siteHere(PORT);
}

const siteHere = (port: number): string => `http://localhost:${port}/`;
