import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemote } from '@facade/platform/build/remote-file';
import { ROOT } from '../workspace.ts';

/** Written by `node cli/run.mjs exec node cli/src/checks/exposes.ts`. */
export const EXPOSES = 'docs/pages-and-fragments.md';

const INTRODUCTION = `# Pages and fragments

Every page and fragment of the sections, generated from the comments in their \`src/remote.tsx\`: change it there, then run
\`node cli/run.mjs exec node cli/src/checks/exposes.ts\`.

The shell's routes (\`shell/src/routes.tsx\`) and the agency's content place the pages; a page with an address declares it itself. The slots
of pages and the agency's content place the fragments ([contract](section-contract.md)).
`;

/** The page of the docs about the public face of every section. Throws if a page or fragment has no comment. */
export const describeExposes = (root: string): string =>
  [INTRODUCTION, ...sectionsOf(root).map((section) => describeSection(root, section))].join('\n');

const sectionsOf = (root: string) =>
  readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.tsx')));

function describeSection(root: string, section: string): string {
  const { pages, fragments, paths = {} } = readRemote(join(root, section));
  const source = readFileSync(join(root, section, 'src/remote.tsx'), 'utf8');
  const rows = [
    ...Object.entries(pages).map(([name, file]) => [
      `page \`${name}\``,
      commentOn(source, file),
      paths[name]?.nl ? `\`/nl${paths[name].nl}\`` : '',
    ]),
    ...Object.entries(fragments).map(([name, file]) => [`fragment \`${name}\``, commentOn(source, file), '']),
  ];
  const table = [['Name', 'What it is', 'Address'], ['---', '---', '---'], ...rows];
  return `## [${section}](../${section}/README.md)\n\n${table.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

function commentOn(source: string, file: string): string {
  const [before = ''] = source.split(`: '${file}'`);
  const comment = /\/\*\* ([^*]*(?:\*(?!\/)[^*]*)*) \*\/\s+\S+$/.exec(before)?.[1];
  if (!comment) throw new Error(`remote.tsx says nothing about ${file}: write one line above it`);
  return comment.replaceAll(/\s*\n\s*\* /g, ' ').replace(/\.$/, '');
}

if (import.meta.main) writeFileSync(join(ROOT, EXPOSES), describeExposes(ROOT));
