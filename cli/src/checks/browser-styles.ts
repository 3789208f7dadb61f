import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { isSupported, type Supported, shippedSources, supportedIn } from './browser-functions.ts';

/** A browser that does not know the first takes it as false, which it is with scripts; the second sets margins on paper. */
const AS_GOOD = ['(scripting: none)', '@page'];

/** Media features and at-rules that a supported browser lacks → where they are used. One line each. */
export function missingStyles(root: string, folders: readonly string[]): string[] {
  const supported = supportedIn(root);
  return folders.flatMap((folder) =>
    shippedSources(root, folder).flatMap((file) => {
      const found = new Set(conditionsIn(readFileSync(join(root, file), 'utf8')));
      return [...found]
        .filter((condition) => !AS_GOOD.includes(condition) && isMissing(condition, supported))
        .map((condition) => `${file} has "${condition}", which a supported browser lacks`);
    }),
  );
}

/** `(scripting: none)` of a media query, and `@container`. */
function conditionsIn(text: string): string[] {
  const queries = [...text.matchAll(/@media\b([^{]*)\{/g)].flatMap(([, query = '']) =>
    query.match(/\([a-z-]+[^()]*\)/g),
  );
  const rules = text.match(/@(?!media\b)[a-z-]+(?=[^'"`;{}]*\{)/g);
  return [...queries, ...(rules ?? [])].filter((part) => part !== null);
}

function isMissing(condition: string, supported: Supported): boolean {
  const name = condition.match(/[a-z-]+/)?.[0].replace(/^(min|max)-/, '') ?? '';
  const rules = bcd.css['at-rules'] ?? {};
  const statement = (condition.startsWith('@') ? rules[name] : rules.media?.[name])?.__compat;
  return statement !== undefined && !isSupported(statement, supported);
}
