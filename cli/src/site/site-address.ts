import { CommandError } from '../commands/command.ts';
import { isSite, usualSite } from '../commands/settings.ts';

/** The site of `--site`, if given. Throws a one-line error. */
export const siteOrigin = (flag: string | undefined): { site?: string } =>
  flag === undefined ? {} : { site: siteAddress(flag).origin };

/** Target page of a link: `--site`, or else `FACADE_SITE`, or else the site of this machine. Throws a one-line error. */
export function siteAddress(flag: string | undefined): URL {
  if (flag === undefined) return new URL(usualSite());
  if (isSite(flag)) return new URL(flag);
  throw new CommandError(`--site takes the address of the site such as https://www.example.org/, not "${flag}"`);
}
