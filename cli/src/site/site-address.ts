import { CommandError } from '../commands/command.ts';
import { isSite, usualSite } from '../commands/settings.ts';

/** The site that `--site` names, or nothing. Throws one line. */
export const siteOrigin = (flag: string | undefined): { site?: string } =>
  flag === undefined ? {} : { site: siteAddress(flag).origin };

/** The page that a link is to lead to: what `--site` says, else `FACADE_SITE`, else the site of this machine. Throws one line. */
export function siteAddress(flag: string | undefined): URL {
  if (flag === undefined) return new URL(usualSite());
  if (isSite(flag)) return new URL(flag);
  throw new CommandError(`--site takes the address of the site such as https://www.example.org/, not "${flag}"`);
}
