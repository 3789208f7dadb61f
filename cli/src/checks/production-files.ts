import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

/** Text of a file of the checkout. */
export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Whether a program of the system is installed. */
export const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).error === undefined;

/** Names of the settings in the README. */
export function documentedSettings(): Set<string> {
  const [, chapter = ''] = readText('README.md').split('\n## Settings\n');
  const [table = ''] = chapter.split('\n## ');
  return new Set(table.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []);
}

/** Names in a file of settings. */
export const settingsIn = (file: string): string[] =>
  [...readText(file).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

/** Ports of the servers behind nginx, as its `upstream` of this name has them, in order. */
export function upstreamPorts(name: string): string[] {
  const [, block = ''] =
    readText('docs/production/nginx.conf').match(new RegExp(`upstream ${name} \\{([^}]*)\\}`)) ?? [];
  return [...new Set([...block.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port))];
}
