import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { findSections, ROOT } from '@facade/cli/workspace';
import { runRspack } from '@facade/platform/build/run-rspack';
import { sectionConfig } from '@facade/platform/preset';
import { shellConfig } from '@facade/shell/rspack-config';

/** Package → its share of a script, from 0 to 1. */
export type Shares = Readonly<Record<string, number>>;

/** Packages of less than this many kilobytes on a page are counted together. */
const LEAST = 0.8;

/**
 * Builds the site's scripts once more, with source maps. The result reads the shares of each package in the minified characters of a script,
 * which is named `<owner>/<chunk>`, such as `shell/react`. Null if it has no source map, as texts.
 */
export async function readShares(): Promise<(script: string) => Shares | null> {
  const output = mkdtempSync(join(tmpdir(), 'facade-weights-'));
  process.once('exit', () => rmSync(output, { recursive: true, force: true }));
  const builds = [
    ['shell', shellConfig({ output: join(output, 'shell') })[0]] as const,
    ...findSections().map(
      (owner) => [owner, sectionConfig(join(ROOT, owner), { output: join(output, owner) })[0]] as const,
    ),
  ];
  const files = new Map<string, string>();
  for (const [owner, config] of builds) {
    const template = { devtoolModuleFilenameTemplate: '[absolute-resource-path]' };
    await runRspack([{ ...config, devtool: 'hidden-source-map', output: { ...config?.output, ...template } }]);
    const web = join(output, owner, 'web');
    for (const file of readdirSync(web)) files.set(`${owner}/${chunkOf(file)}`, join(web, file));
  }
  const known = new Map<string, Shares>();
  return (script) => {
    const map = files.get(`${script}.map`);
    if (!map) return null;
    const found = known.get(script);
    if (found) return found;
    const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
    const shares = sharesOf(readFileSync(map.slice(0, -'.map'.length), 'utf8'), sources);
    known.set(script, shares);
    return shares;
  };
}

/** `react` of `react.4ee1aaa5.js`, and `react.map` of its source map. */
const chunkOf = (file: string): string => file.replace(/\.[0-9a-f]{8}\.js(?=$|\.map$)/, '');

/** Which packages the characters of a script come from. */
export function sharesOf(script: string, map: Pick<SourceMap, 'findEntry'>): Shares {
  const counts = new Map<string, number>();
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const source = 'originalSource' in entry ? (entry.originalSource ?? '') : '';
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
  });
  const shares: Record<string, number> = {};
  for (const [source, count] of counts) {
    const name = packageOf(source);
    shares[name] = (shares[name] ?? 0) + count / script.length;
  }
  return shares;
}

const BUNDLER = 'bundler';

/** Package of a source: `react-dom`, or a folder of this checkout such as `section-kit`. */
export function packageOf(source: string): string {
  const library = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (library) return library;
  const path = relative(ROOT, source);
  return source.startsWith('/') && !path.startsWith('..') ? (path.split('/')[0] ?? BUNDLER) : BUNDLER;
}

/** Kilobytes by package of the scripts that a page transferred, largest first. */
export function scriptWeights(
  scripts: readonly { url: string; bytes: number }[],
  sharesIn: (script: string) => Shares | null,
): [name: string, kilobytes: number][] {
  const weights = new Map<string, number>();
  for (const { url, bytes } of scripts) {
    const { pathname } = new URL(url);
    const owner = /\/(mf-[a-z]+)\//.exec(pathname)?.[1] ?? 'shell';
    for (const [name, share] of Object.entries(sharesIn(`${owner}/${chunkOf(basename(pathname))}`) ?? { unknown: 1 }))
      weights.set(name, (weights.get(name) ?? 0) + (share * bytes) / 1000);
  }
  const large = [...weights].filter(([, kilobytes]) => kilobytes >= LEAST).sort(([, a], [, b]) => b - a);
  const rest = [...weights.values()].reduce((sum, one) => sum + one, 0) - large.reduce((sum, [, one]) => sum + one, 0);
  return [...large, ['others', rest]];
}
