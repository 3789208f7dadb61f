import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../commands/command.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Name of a section: `mf-` and words of small letters and digits. Throws a one-line error for anything else, or if the name is taken. */
export function newName(root: string, name: string): string {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new CommandError(`a section's name is mf-… in lower-case letters, such as mf-guide, not "${name}"`);
  }
  if (existsSync(join(root, name))) throw new CommandError(`the folder ${name} exists already`);
  return name;
}

/** Writes a section that is complete: page, fragment, texts in four languages, tests. Returns the files, relative to `root`. */
export function scaffold(root: string, name: string): string[] {
  const word = name.slice('mf-'.length);
  const title = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(SUFFIX));
  return files.sort().map((file) => {
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    const target = join(name, file.slice(0, -SUFFIX.length));
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(
      join(root, target),
      text.replaceAll('__NAME__', name).replaceAll('__WORD__', word).replaceAll('__TITLE__', title),
    );
    return target;
  });
}
