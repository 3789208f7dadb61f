/** `node api/src/app/commands/backup.ts TARGET [--version VERSION]`: saves the whole site, also while it runs. */
import { resolve } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { siteFolders } from '../backup/parts.ts';
import { readArguments } from './arguments.ts';
import { configuration, runCommand } from './run-command.ts';

/** A backup contains every secret of the site. */
process.umask(0o077);

const USAGE = 'Usage: backup FILE_OR_FOLDER';

await runCommand(async (open) => {
  const { values, positionals } = readArguments({ version: { type: 'string' } }, USAGE);
  const [target] = positionals;
  if (!target) throw new StartupError(USAGE);
  const { manifest, missing } = await makeBackup({
    config: siteFolders(configuration(), process.env),
    target: resolve(target),
    version: values.version ?? 'unknown',
    copyDatabase: async (copy) => (await open()).copyDatabase({ target: copy }),
  });
  const { files, parts, database } = manifest;
  const sizes = Object.values(files).reduce((total, { size }) => total + size, 0);
  const rows = Object.values(database.rows).reduce((total, count) => total + count, 0);
  process.stdout.write(
    `${target}: ${rows} rows, ${parts.join(', ')}; ${Object.keys(files).length} files, ${Math.ceil(sizes / 1e6)} MB.\n`,
  );
  if (process.env.FACADE_STORE)
    process.stdout.write(`Releases and registry are in ${process.env.FACADE_STORE}: save them there.\n`);
  if (missing.length === 0) return 0;
  for (const path of missing.slice(0, 10)) process.stderr.write(`error    ${path} is missing\n`);
  process.stderr.write(
    `Files that the site names and the backup lacks: ${missing.length}. Make another backup if the site changed during this one.\n`,
  );
  return 1;
});
