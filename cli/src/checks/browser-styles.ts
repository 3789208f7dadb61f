import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { isSupported, type Supported, shippedSources, supportedIn } from './browser-functions.ts';

/** A browser that does not know the first takes it as false, which it is with scripts; the second sets margins on paper. */
const AS_GOOD = ['(scripting: none)', '@page'];

/** Media features, at-rules and selectors that a supported browser lacks → where they are used. One line each. */
export function missingStyles(root: string, folders: readonly string[], extras: Extras = {}): string[] {
  const supported = supportedIn(root);
  return folders.flatMap((folder) =>
    shippedSources(root, folder).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = new Set([...conditionsIn(text), ...selectorsIn(text)]);
      return [...found]
        .filter((part) => !AS_GOOD.includes(part) && !extras[file]?.[part] && isMissing(part, supported))
        .map((condition) => `${file} has "${condition}", which a supported browser lacks`);
    }),
  );
}

/** File → selector that only improves what is there → what a browser without it shows. */
export type Extras = Record<string, Record<string, string>>;

/** `:has`; `:has in a list` where a browser that does not know it drops the whole rule, as it does not within `:is()`. */
function selectorsIn(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const parts = [...text.matchAll(/([^{};`]*)\{/g)].flatMap(([, rule = '']) => {
    const bare = rule.replace(FORGIVING, '');
    return bare.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').includes(',') ? pseudoClassesIn(bare) : [];
  });
  return [...pseudoClassesIn(text), ...parts.map((part) => `${part} in a list`)];
}

/** `:is(…)`, with two levels of brackets in it. */
const FORGIVING = /:is\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const pseudoClassesIn = (text: string): string[] => text.match(/(?<!:):[a-z][a-z-]*(?=[\s(),:.{[>~+])/g) ?? [];

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
  const statement = partOf(condition, name)?.__compat;
  return statement !== undefined && !isSupported(statement, supported);
}

function partOf(condition: string, name: string) {
  const { 'at-rules': rules = {}, selectors = {} } = bcd.css;
  if (condition.startsWith(':')) return selectors[name];
  return condition.startsWith('@') ? rules[name] : rules.media?.[name];
}
