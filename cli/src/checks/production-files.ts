import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

/** Text of a file of the checkout. */
export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Whether a program of the system is installed. */
export const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).error === undefined;

/** The settings in `docs/settings.md`, each with its default as the table has it. */
export const documentedSettings = (): Map<string, string> =>
  new Map(
    [...readText('docs/settings.md').matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)].flatMap(
      ([, names = '', fallbacks = '']) => {
        const each = fallbacks.split(', ');
        return names
          .split(', ')
          .map((name, index): [string, string] => [
            name.replaceAll('`', ''),
            (each[index] ?? fallbacks).replaceAll('`', ''),
          ]);
      },
    ),
  );

/** Names in a file of settings. */
export const settingsIn = (file: string): string[] =>
  [...readText(file).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

/** Ports of the servers behind nginx, as its `upstream` of this name has them, in order. */
export function upstreamPorts(name: string): string[] {
  const [, block = ''] =
    readText('docs/production/nginx.conf').match(new RegExp(`upstream ${name} \\{([^}]*)\\}`)) ?? [];
  return [...new Set([...block.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port))];
}
