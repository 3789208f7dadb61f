/** `node api/src/app/commands/restore.ts BACKUP [--force]`: restores a site from a backup. */
import { join, resolve } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import { lockFolder } from '../../platform/index.ts';
import { siteFolders } from '../backup/parts.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readArguments } from './arguments.ts';
import { configuration, runCommand } from './run-command.ts';

process.umask(0o077);

const USAGE = 'Usage: restore BACKUP [--force]';

await runCommand(async () => {
  const { values, positionals } = readArguments({ force: { type: 'boolean' } }, USAGE);
  const [source] = positionals;
  if (!source) throw new StartupError(USAGE);
  const config = siteFolders(configuration(), process.env);
  const lock = config.databaseUrl ? null : lockFolder(join(config.dataFolder, 'database'));
  try {
    const { manifest, aside } = await restoreBackup({ config, source: resolve(source), force: values.force ?? false });
    const rows = Object.values(manifest.database.rows).reduce((total, count) => total + count, 0);
    process.stdout.write(
      `${config.dataFolder}: the site of ${manifest.createdAt}, ${rows} rows, ${manifest.parts.join(', ')}.\n`,
    );
    if (aside) process.stdout.write(`The previous data is in ${aside}; delete it once the site works.\n`);
  } finally {
    lock?.release();
  }
  return 0;
});
