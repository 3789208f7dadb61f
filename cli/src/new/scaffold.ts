import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSectionName, notASectionName } from '@facade/platform/build/section-name';
import { CommandError } from '../commands/command.ts';

const SUFFIX = '.template';

/** A valid name of a section whose folder does not exist yet. Throws a one-line error for any other. */
export function newName(root: string, name: string): string {
  if (!isSectionName(name)) throw new CommandError(notASectionName(name));
  if (existsSync(join(root, name))) throw new CommandError(`the folder ${name} exists already`);
  return name;
}

/**
 * Writes a section that is complete: page, fragment, texts in four languages, tests. Returns the files, relative to `root`.
 * @param templates folders; a later one takes the place of files of the first
 * @param words what stands in the templates, and what replaces it
 */
export function scaffold(
  root: string,
  name: string,
  templates: readonly string[],
  words: Readonly<Record<string, string>> = {},
): string[] {
  const word = name.slice('mf-'.length);
  const title = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
  const replaced = Object.entries({ __NAME__: name, __WORD__: word, __TITLE__: title, ...words });
  const sources = new Map(templates.flatMap((template) => filesOf(template)));
  return [...sources].sort().map(([file, source]) => {
    const target = join(name, file);
    mkdirSync(dirname(join(root, target)), { recursive: true });
    const text = readFileSync(source, 'utf8');
    writeFileSync(
      join(root, target),
      replaced.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
    return target;
  });
}

/** Name of the file to write → its template. npm packs no file that begins with a dot as it is. */
const filesOf = (template: string): [string, string][] =>
  readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => [file.slice(0, -SUFFIX.length).replace(/^dot-/, '.'), join(template, file)]);
