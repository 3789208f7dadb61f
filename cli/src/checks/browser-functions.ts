import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';

type Browser = 'chrome' | 'firefox' | 'safari';

/** The oldest version of each supported browser. */
export type Supported = Record<Browser, number>;

/** Objects whose methods are recognised by their name alone: nothing else has a method of that name. */
const HOLDERS = ['Array', 'ArrayBuffer', 'Map', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'Uint8Array'];

/** Sources that only the server or a test runs. */
const NOT_IN_BROWSERS = /(^|\/)(server|testing|fixtures)\/|\.(test|examples)\.tsx?$/;

/** Function that a supported browser lacks → where it is used. One line each. */
export function missingFunctions(root: string, folders: readonly string[]): string[] {
  const missing = functionsBeyond(supportedIn(root));
  return folders.flatMap((folder) =>
    shippedSources(root, folder).flatMap((file) => {
      const found = new Set(callsIn(readFileSync(join(root, file), 'utf8')).filter((call) => missing.has(call)));
      return [...found].map((call) => `${file} has "${call}", which a supported browser lacks`);
    }),
  );
}

/** The sources in a folder that browsers run. */
export const shippedSources = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_IN_BROWSERS.test(file));

/** As the `browserslist` of the workspace says. */
export function supportedIn(root: string): Supported {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    browserslist.map((line) => {
      const [browser = '', version] = line.split(' >= ');
      return [browser, Number(version)];
    }),
  ) as Supported;
}

/** `Object.groupBy`, `.toSorted`, `new URLPattern`: what a source calls, without comments. An optional call asks first. */
function callsIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const methods = [...code.matchAll(/(\b[A-Z]\w*)?(\.\w+)\(/g)].map(([, holder = '', name = '']) => holder + name);
  return [...methods, ...[...code.matchAll(/\bnew [A-Z]\w*/g)].map(([call]) => call)];
}

function functionsBeyond(supported: Supported): Set<string> {
  const missing = new Set<string>();
  const known = new Set<string>();
  for (const tree of [bcd.javascript.builtins, bcd.api]) {
    for (const [holder, { __compat, ...members }] of Object.entries(tree as Record<string, Identifier>)) {
      if (__compat && !isSupported(__compat, supported)) missing.add(`new ${holder}`);
      for (const [member, { __compat: statement }] of Object.entries(members as Record<string, Identifier>)) {
        const name = member.replace(/_static$/, '');
        if (!statement || name === holder) continue;
        if (isSupported(statement, supported)) known.add(`.${name}`);
        else {
          missing.add(`${holder}.${name}`);
          if (tree === bcd.javascript.builtins && HOLDERS.includes(holder)) missing.add(`.${name}`);
        }
      }
    }
  }
  for (const name of known) missing.delete(name);
  return missing;
}

export const isSupported = ({ support }: CompatStatement, supported: Supported): boolean =>
  Object.entries(supported).every(([browser, oldest]) =>
    [support[browser as Browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          !flags &&
          !prefix &&
          !alternative_name &&
          versionOf(version_added) <= oldest &&
          versionOf(version_removed) > oldest,
      ),
  );

const versionOf = (version: string | boolean | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY;
