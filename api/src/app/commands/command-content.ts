import { readEnvironment } from '@facade/server-kit/environment';
import { SHARED_SETTINGS } from '@facade/server-kit/shared-settings';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { type Content, formatProblem, loadContent } from '../../content/index.ts';
import { StartupError } from '../../kernel/index.ts';

/** The agency's content. Throws a StartupError that lists its problems. */
export async function contentOf(folder: string): Promise<Content> {
  const result = await loadContent(folder);
  if (result.ok) return result.content;
  throw new StartupError([`The content in ${folder} is invalid:`, ...result.problems.map(formatProblem)].join('\n  '));
}

/** The language of `--language`. Throws a StartupError if the site has no such language. */
export function languageOf(code: string): Language {
  const language = LANGUAGES.find((known) => known === code);
  if (!language) throw new StartupError(`--language: one of ${LANGUAGES.join(', ')}`);
  return language;
}

/** The origin of `--origin`. Throws a StartupError if it is not the address of a site. */
export function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartupError('--origin: an address such as https://www.agency.be');
  return url.origin;
}

/** The origin of links if the settings name none: a site on this machine. Throws a StartupError if `PORT` is not a port. */
export function localSite(): string {
  const read = readEnvironment({ PORT: SHARED_SETTINGS.PORT }, process.env);
  if (!read.ok) throw new StartupError(read.problems.join('\n'));
  return `http://localhost:${read.values.PORT}`;
}
