import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '@facade/server-kit/environment';
import { settings } from '../commands/settings.ts';
import { PATHS, ROOT } from '../workspace.ts';

/** Its rows are written by `node cli/run.mjs exec node cli/src/checks/settings.ts`; rows of settings without a description are not touched. */
export const SETTINGS_PAGE = 'docs/settings.md';

/** The row of every setting that api, shell and command line describe, by its name. */
export async function settingRows(): Promise<Map<string, string>> {
  const ofServers = [PATHS.apiSettings, PATHS.shellSettings].map(
    async (file): Promise<Record<string, Setting<unknown>>> => (await import(join(ROOT, file))).settings,
  );
  return new Map(
    [...(await Promise.all(ofServers)), settings]
      .flatMap(Object.entries<Setting<unknown>>)
      .map(([name, { fallback, about }]) => [name, `| \`${name}\` | ${fallback} | ${about} |`]),
  );
}

/** The page with these rows in place of its own. */
export const withRows = (page: string, rows: ReadonlyMap<string, string>): string =>
  page.replaceAll(/^\| `([A-Z][A-Z\d_]*)` \|.*$/gm, (row, name) => rows.get(name) ?? row);

if (import.meta.main) {
  const file = join(ROOT, SETTINGS_PAGE);
  writeFileSync(file, withRows(readFileSync(file, 'utf8'), await settingRows()));
}
