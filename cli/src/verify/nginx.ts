import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/run-program.ts';
import { dataFolder } from '../site/data-folder.ts';

const SYSTEM_NGINX = '/usr/sbin/nginx';

/**
 * Path of an nginx for the journeys on the machine of `docs/production.md`, or undefined if there is none. On Debian its
 * packages are unpacked into the data folder: installing them would start a server on this machine's port 80.
 */
export async function findOrUnpackNginx(): Promise<string | undefined> {
  if (existsSync(SYSTEM_NGINX)) return SYSTEM_NGINX;
  const folder = join(dataFolder(), 'nginx');
  const program = join(folder, 'usr/sbin/nginx');
  if (!existsSync(program) && spawnSync('apt-get', ['--version']).status === 0) {
    await unpack(folder).catch((error: Error) => console.error(`facade: no nginx: ${error.message}`));
  }
  return spawnSync(program, ['-v']).status === 0 ? program : undefined;
}

async function unpack(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) await runCommand('apt-get', ['update', '-qq']);
  await runCommand('env', ['--chdir', folder, 'apt-get', 'download', '-qq', 'nginx', 'nginx-common']);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
    await runCommand('dpkg-deb', ['--extract', join(folder, file), folder]);
}
