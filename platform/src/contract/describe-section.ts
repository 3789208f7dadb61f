import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRemote } from '../build/remote-file.ts';
import { majorRange, type SharedModule, sharedVersion } from '../build/shared-modules.ts';
import { CONTRACT, type SectionBudget, type SectionContract } from './contract.ts';
import { type Mentions, scanSources } from './scan-sources.ts';
import type { TypeShapes } from './shape.ts';
import type { SharedNames } from './shared-names.ts';
import { textKeys } from './text-keys.ts';
import { eventShapes, typeShapes } from './type-shapes.ts';

/**
 * A page may ship 140 KB of script and the shell's own part is 116: what is left is for the section that draws the page.
 * The total also holds what is loaded when needed, such as a map.
 */
const DEFAULT_BUDGET: SectionBudget = { expose: 24 * 1024, total: 120 * 1024 };

/** What the sources of a section say by themselves; may run beside the bundler. */
export interface SectionSources {
  mentions: Mentions;
  shapes: TypeShapes;
}

export async function readSources(folder: string): Promise<SectionSources> {
  const { name, fragments } = readRemote(folder);
  const found = scanSources(join(folder, 'src'));
  // What it calls itself, in types mostly, is nobody else's business.
  const mentions = { ...found, slots: found.slots.filter((id) => !id.startsWith(`${name}/`)) };
  const files = Object.entries(fragments).map(([fragment, file]) => [fragment, join(folder, 'src', file)]);
  return { mentions, shapes: await typeShapes(folder, Object.fromEntries(files), mentions) };
}

/** The contract of a finished, compressed build in `output`. */
export function describeSection(
  folder: string,
  output: string,
  { mentions, shapes }: SectionSources,
  shared: SharedNames,
): SectionContract {
  const { pages, paths } = readRemote(folder);
  const { sectionBudget } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    contract: CONTRACT,
    name: basename(folder),
    pages: Object.keys(pages).sort(),
    ...(paths && { paths }),
    fragments: shapes.fragments,
    slots: shapes.slots,
    events: eventShapes(mentions, shapes),
    shared: sharedUses(shared),
    texts: textKeys(join(folder, 'src/locales')),
    bytes: bytesOf(output),
    budget: { ...DEFAULT_BUDGET, ...sectionBudget },
  };
}

function sharedUses(shared: SharedNames): SectionContract['shared'] {
  const uses = Object.entries(shared).map(([module, names]) => {
    const range = majorRange(sharedVersion(module as SharedModule));
    return [module, { range, names: sortByKey(names) }] as const;
  });
  return sortByKey(Object.fromEntries(uses));
}

function bytesOf(output: string): SectionContract['bytes'] {
  const web = join(output, 'web');
  const sizes = Object.fromEntries(
    readdirSync(web)
      .filter((file) => file.endsWith('.js.br') && !file.startsWith('__federation_expose_locale_'))
      .sort()
      .map((file) => [file.slice(0, -'.br'.length), statSync(join(web, file)).size]),
  );
  const { metaData, exposes } = JSON.parse(readFileSync(join(web, 'mf-manifest.json'), 'utf8'));
  const entry = sizes[metaData.remoteEntry.name] ?? 0;
  const drawn = (exposes as { path: string; assets: { js: { sync: string[] } } }[]).filter(
    ({ path }) => !path.startsWith('./locale-'),
  );
  const sum = (files: string[]) => files.reduce((total, file) => total + (sizes[file] ?? 0), 0);
  return {
    total: sum(Object.keys(sizes)),
    exposes: sortByKey(
      Object.fromEntries(drawn.map(({ path, assets }) => [path.replace('./', ''), entry + sum(assets.js.sync)])),
    ),
    files: sizes,
  };
}

const sortByKey = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
