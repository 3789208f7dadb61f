import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../commands/command.ts';
import { HEADLESS_SHELL, SYSTEM_BROWSERS } from '../gate/mount/find-chromium.ts';
import { runCommand } from '../process/run-program.ts';
import { PATHS, ROOT } from '../workspace.ts';

/**
 * Path of the Chromium for journeys: Debian's headless shell, which is the same engine without the windows of a desktop browser and
 * saves a fifth of a journey's time. Elsewhere {@link findOrInstallBrowser}; Playwright's download has a headless shell, too.
 */
export async function findOrInstallHeadless(): Promise<string | undefined> {
  if (process.env.FACADE_CHROMIUM) return process.env.FACADE_CHROMIUM;
  if (!existsSync(HEADLESS_SHELL) && mayInstall()) await install('chromium-headless-shell').catch(() => {});
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findOrInstallBrowser();
}

/**
 * Path of a complete Chromium, or undefined to use Playwright's own. Installs one if there is neither: Debian's package if this
 * user may, otherwise Playwright's download.
 */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const find = () => SYSTEM_BROWSERS.find((file) => existsSync(file));
  const present = process.env.FACADE_CHROMIUM ?? find();
  if (present) return present;
  if (mayInstall()) {
    await install('chromium');
    return find();
  }
  await runCommand(join(ROOT, PATHS.playwright), ['install', 'chromium']).catch(() => {
    throw new CommandError('no Chromium for the browser tests: install one, or name it in FACADE_CHROMIUM');
  });
  return undefined;
}

const mayInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

async function install(name: string): Promise<void> {
  await runCommand('apt-get', ['update', '-qq']);
  await runCommand('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' });
}
