import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesOf } from '../build/remote-file.ts';
import { importClosures } from './import-closure.ts';
import { localeKeys } from './text-keys.ts';

/** What sources say that may be the key of a text. */
interface Said {
  keys: Set<string>;
  /** Beginnings of keys whose end is a value. */
  starts: Set<string>;
  /** Ends of keys whose beginning is a value. */
  ends: Set<string>;
}

const KEY = /['"`]((?:[\w-]+\.)*[\w-]+)['"`]/g;
const START = /['"`]((?:[\w-]+\.)+)['"`]|`((?:[\w-]+\.)+[\w-]*)\$\{|\bt\(\s*`([\w-]+)\$\{/g;
const END = /`\$\{[^}`]*\}(\.[\w.-]+)`/g;

/** Larger groups of texts are chosen from by data, such as the facts of a home: a page shows few of them. */
const MOST_OF_GROUP = 16;

/**
 * Keys of the texts that each page and fragment of a section may show by its own code, beside those that the server renders: the keys
 * that its sources name, and small groups of which they choose by a value. Code on demand is not searched: it comes with all texts.
 */
export function exposeTexts(folder: string): Record<string, string[]> {
  const keys = [...new Set(Object.values(localeKeys(folder)).flat())];
  const closureOf = importClosures({ types: false });
  const saidIn = new Map<string, Said>();
  const exposes = Object.entries(exposesOf(folder)).filter(([name]) => /^\.\/(page|fragment)-/.test(name));
  return Object.fromEntries(
    exposes.map(([name, file]) => {
      const said = closureOf(join(folder, file)).map((source) => {
        const known = saidIn.get(source) ?? readSaid(source);
        saidIn.set(source, known);
        return known;
      });
      return [name.replace('./', ''), keysSaid(keys, together(said))];
    }),
  );
}

const together = (said: readonly Said[]): Said => ({
  keys: new Set(said.flatMap(({ keys }) => [...keys])),
  starts: new Set(said.flatMap(({ starts }) => [...starts])),
  ends: new Set(said.flatMap(({ ends }) => [...ends])),
});

function readSaid(file: string): Said {
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const all = (pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, ...parts]) => parts.find(Boolean) ?? ''));
  return { keys: all(KEY), starts: all(START), ends: all(END) };
}

function keysSaid(keys: readonly string[], { keys: named, starts, ends }: Said): string[] {
  const groups = [
    ...[...starts].map((start) => keys.filter((key) => key.startsWith(start))),
    ...[...ends].map((end) => keys.filter((key) => basesOf(key).some((base) => base.endsWith(end)))),
  ];
  const chosen = new Set(groups.filter(({ length }) => length <= MOST_OF_GROUP).flat());
  return keys.filter((key) => chosen.has(key) || basesOf(key).some((base) => named.has(base)));
}

/** `label_wallonia_one` is a text of `label_wallonia` and of `label`. */
const basesOf = (key: string): string[] => key.split('_').map((_, index, parts) => parts.slice(0, index + 1).join('_'));
