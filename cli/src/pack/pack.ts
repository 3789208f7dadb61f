import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readFlags, versionOf } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { ROOT } from '../workspace.ts';

export const pack: Command = {
  usage: '[--out FOLDER] [--version V]',
  summary: 'Packs what a section outside this workspace installs: its libraries, its tools, a built shell.',
  async run(args) {
    const flags = readFlags(args, { out: { type: 'string' }, version: { type: 'string' } });
    const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const output = resolve(ROOT, flags.out ?? 'dist/packages');
    assertOnlyPackages(output);
    const { packPackages } = await import('./pack-packages.ts');
    const files = await packPackages(output, versionOf(flags.version ?? version));
    for (const file of files) console.log(relative(ROOT, file));
  },
};

/** The folder is emptied first. Throws if that would remove anything but packages. */
function assertOnlyPackages(folder: string): void {
  const other = existsSync(folder) && readdirSync(folder).find((name) => !name.endsWith('.tgz'));
  if (other) throw new CommandError(`${folder} holds more than packages, such as ${other}: name a folder of its own`);
}
