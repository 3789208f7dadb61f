import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../commands/command.ts';
import { runCommand } from '../process/run-program.ts';
import { PATHS, ROOT } from '../workspace.ts';

/** Where Debian and others keep a browser of the system. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests, or undefined where Playwright's own is to be used. Where there is neither,
 * installs one: Debian's package where this user may, Playwright's download elsewhere.
 */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const present = process.env.FACADE_CHROMIUM ?? SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (present) return present;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    return SYSTEM_BROWSERS.find((file) => existsSync(file));
  }
  await runCommand(join(ROOT, PATHS.playwright), ['install', 'chromium']).catch(() => {
    throw new CommandError('no Chromium for the browser tests: install one, or name it in FACADE_CHROMIUM');
  });
  return undefined;
}
