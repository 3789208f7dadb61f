import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';

interface Side {
  path?: string;
  pathNot?: string;
  circular?: boolean;
  dependencyTypes?: string[];
}
const { forbidden }: { forbidden: { name: string; from: Side; to: Side }[] } = createRequire(import.meta.url)(
  join(ROOT, '.dependency-cruiser.cjs'),
);

/** What packages import in one place only, as their rules say; the picture leaves it out. */
const APART = new Set(['section-kit shared-ui', 'sections platform', 'cli shell']);

const arrows = [...readText('README.md').matchAll(/^ {4}(.*) --> (.*)$/gm)].flatMap(([, from = '', to = '']) =>
  namesIn(from).flatMap((above) => namesIn(to).map((below) => [above, below] as const)),
);
const packages = readdirSync(ROOT).filter(
  (name) => !name.startsWith('.') && existsSync(join(ROOT, name, 'package.json')),
);

/** Packages in a node: `kit["section-kit"]` and, later, `kit` alone. */
function namesIn(nodes: string): string[] {
  const named = new Map(
    [...readText('README.md').matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id = '', label = '']) => [id, label]),
  );
  return nodes
    .split(' & ')
    .map((node) => node.replace(/\[.*/, ''))
    .flatMap((id) => (named.get(id) ?? id).split(', '))
    .map((name) => (name === 'mf-*' ? 'sections' : name));
}

const below = (name: string): Set<string> =>
  new Set(arrows.filter(([from]) => from === name).flatMap(([, to]) => [to, ...below(to)]));

/** A file that may use whatever a package may use. */
const FILES: Record<string, string> = {
  sections: 'mf-listings/src/a.ts',
  shell: 'shell/src/server/a.ts',
  'server-kit': 'server-kit/src/environment.ts',
  'map-kit': 'map-kit/src/embed/a.ts',
};
const fileOf = (name: string) => FILES[name] ?? `${name}/src/a.ts`;

const ruleAgainst = (from: string, to: string): string | undefined =>
  forbidden
    .filter(({ to: { path, circular, dependencyTypes } }) => path && !circular && !dependencyTypes)
    .find((rule) => {
      const source = new RegExp(rule.from.path ?? '').exec(from);
      const at = (pattern = '(?!)') => new RegExp(pattern.replaceAll('$1', source?.[1] ?? '')).test(to);
      const isExempt = rule.from.pathNot && new RegExp(rule.from.pathNot).test(from);
      return source && !isExempt && at(rule.to.path) && !at(rule.to.pathNot);
    })?.name;

test("the README's picture has no arrow that the import rules forbid", () => {
  expect(arrows.length).toBeGreaterThan(15);
  const broken = [...new Set(arrows.flat())].flatMap((name) =>
    [...below(name)].flatMap((other) => ruleAgainst(fileOf(name), fileOf(other)) ?? []),
  );
  expect(broken).toEqual([]);
});

test.each(packages)('the picture has an arrow, or several, to all that %s uses', (name) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(`${name}/package.json`));
  const node = (other: string) => (other.startsWith('mf-') ? 'sections' : other);
  const used = Object.keys({ ...dependencies, ...devDependencies })
    .filter((other) => other.startsWith('@facade/'))
    .map((other) => node(other.slice('@facade/'.length)))
    .filter((other) => other !== node(name) && !APART.has(`${node(name)} ${other}`));
  const reached = below(node(name));
  expect(used.filter((other) => !reached.has(other) && !(name === 'bench' && other === 'e2e'))).toEqual([]);
});

test('every folder of the checkout that holds code is on the map', () => {
  const map = readText('README.md');
  expect(packages.filter((name) => !map.includes(`](${name}/README.md)`))).toEqual([]);
});
