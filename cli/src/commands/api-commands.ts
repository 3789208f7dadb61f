import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { dataFolder } from '../site/data-folder.ts';
import { isSample, sampleContent } from '../site/sample-site.ts';
import { PATHS, ROOT } from '../workspace.ts';
import { type Command, CommandError } from './command.ts';

/** Runs a program of the api on this site's data and waits for its end. */
export const runApiProgram = (program: string, args: string[]): Promise<void> =>
  runProgram(join(PATHS.apiCommands, program), args, { FACADE_DATA: dataFolder(), ...sampleSettings() });

/** Settings that `start` gives the api of the sample agency. */
const sampleSettings = () => (isSample() ? { FACADE_CONTENT: sampleContent(dataFolder()) } : {});

export const importFeed: Command = {
  usage: 'FILE [--dry-run]',
  summary:
    "Loads the agency's properties from a CRM feed (JSON, NDJSON) or reports what is wrong with it; --dry-run says what would change.",
  async run([file, ...options]) {
    if (!file) throw new CommandError('which file? npm run facade -- import FILE');
    await runApiProgram('import.ts', [resolve(file), ...options]);
  },
};

export const owner: Command = {
  usage: 'add EMAIL --name NAME --properties 1,2',
  summary: 'Gives an owner an account to follow their properties.',
  run: (args) => runApiProgram('owner.ts', args),
};

export const backup: Command = {
  usage: 'FILE_OR_FOLDER',
  summary:
    'Saves the site while it runs: database, pictures, releases, keys, content, kept mail. FILE ends in .tar or .tgz.',
  async run([target, ...rest]) {
    if (!target || rest.length > 0) throw new CommandError('where to? npm run facade -- backup FILE_OR_FOLDER');
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    await runApiProgram('backup.ts', [resolve(target), '--version', version]);
  },
};

export const restore: Command = {
  usage: 'BACKUP [--force]',
  summary: 'Makes the site of a backup in an empty FACADE_DATA; --force puts aside what is there.',
  async run([source, ...options]) {
    if (!source) throw new CommandError('which backup? npm run facade -- restore BACKUP');
    await runApiProgram('restore.ts', [resolve(source), ...options]);
  },
};
