import { spawn } from 'node:child_process';

/** Programs that open a file like a double click does. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the browser; if there is none, the printed path is enough. */
export function openFile(file: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, file], { stdio: 'ignore', detached: true });
  child.on('error', () => process.stderr.write(`No program opens it here: open ${file} in a browser.\n`));
  child.unref();
}
