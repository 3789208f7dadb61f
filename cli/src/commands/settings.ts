import { type Environment, number, readEnvironment, textThat } from '@facade/server-kit/environment';
import { SHARED_SETTINGS } from '@facade/server-kit/shared-settings';
import { CommandError } from './command.ts';

export const isSite = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Environment variables of the command line; `docs/settings.md` lists each one. */
const SETTINGS = {
  ...SHARED_SETTINGS,
  /** Seconds without an answer after which a server counts as hanging; 0: servers are not monitored. */
  FACADE_HANG_SECONDS: number(0, 3600, 30),
  FACADE_SITE: textThat(isSite, 'must be the address of a site, such as https://www.example.org/', null),
};

type Name = keyof typeof SETTINGS;
type All = Extract<ReturnType<typeof readEnvironment<typeof SETTINGS>>, { ok: true }>['values'];

/** Reads only these settings. Throws one line for each invalid one. */
export function readSettings<Some extends Name>(
  names: readonly Some[],
  environment: Environment = process.env,
): Pick<All, Some> {
  const wanted = Object.fromEntries(names.map((name) => [name, SETTINGS[name]])) as Pick<typeof SETTINGS, Some>;
  const read = readEnvironment(wanted, environment);
  if (!read.ok) throw new CommandError(...read.problems);
  return read.values as Pick<All, Some>;
}

/** The default site of commands: `FACADE_SITE`, or else the one on this machine. */
export function usualSite(environment: Environment = process.env): string {
  const { FACADE_SITE, PORT } = readSettings(['FACADE_SITE', 'PORT'], environment);
  return FACADE_SITE ?? siteHere(PORT);
}

export const siteHere = (port: number): string => `http://localhost:${port}/`;
