import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sectionTexts } from '@facade/platform/build/section-texts';
import { findSections, PATHS, ROOT } from '../workspace.ts';
import { runApiProgram } from './api-commands.ts';
import { type Command, CommandError } from './command.ts';
import { knownSections } from './known-sections.ts';
import { withWholePath } from './whole-path.ts';

/** Section → key → text in Dutch, of the shell and every section of this checkout; `list.heading.sale` is one key. */
const knownTexts = (root = ROOT): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [PATHS.shell, ...findSections(root)].map((section) => [section, flat(sectionTexts(join(root, section), 'nl'), '')]),
  );

const flat = (texts: object, path: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [`${path}${key}`]: value } : flat(value, `${path}${key}.`),
    ),
  );

export const content: Command = {
  usage: 'check [FOLDER] | preview [FOLDER] [--hours 24] | schemas [--out FOLDER]',
  summary:
    'check: reports all errors of a content folder, by default the one of this site, with file, line and field. preview: prints a link to unpublished content, or to the site with another folder. schemas: writes JSON Schemas for editors.',
  async run([action, ...args]) {
    if (action === 'schemas') return runApiProgram('content.ts', [action, ...withWholePath('--out', args)]);
    if (action === 'preview') return runApiProgram('content.ts', [action, ...withWholeFolder(args)]);
    if (action !== 'check')
      throw new CommandError('which one? npm run facade -- content check [FOLDER] or content preview [FOLDER]');
    const temporary = await mkdtemp(join(tmpdir(), 'facade-known-'));
    const known = join(temporary, 'known.json');
    try {
      await writeFile(known, JSON.stringify({ texts: knownTexts(), sections: await knownSections() }));
      await runApiProgram('content.ts', [action, ...args.map((folder) => resolve(folder)), '--known', known]);
    } finally {
      await rm(temporary, { recursive: true });
    }
  },
};

/** The folder is the word that is neither an option nor an option's value. */
const withWholeFolder = (args: string[]): string[] =>
  args.map((word, place) => (word.startsWith('--') || args[place - 1]?.startsWith('--') ? word : resolve(word)));
