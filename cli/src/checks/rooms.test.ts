import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';

/** `app` joins the others, so none imports it; tests stand beside the rooms. */
const NOT_ENTERED = ['app', 'testing'];

const rooms = readdirSync(join(ROOT, 'api/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_ENTERED.includes(entry.name))
  .map(({ name }) => name);

test.each(rooms)('%s says what it owns, writes and never does, and the README of the api repeats the first', (room) => {
  const [, owns = '', writes, never] = readText(`api/src/${room}/index.ts`).split('\n * ');
  expect(writes).toMatch(/^Writes /);
  expect(never).toMatch(/^Never /);
  const listed = new RegExp(`^src/${room}/ +(.*)$`, 'm').exec(readText('api/README.md'))?.[1] ?? '';
  expect(`${listed}.`.toLowerCase()).toBe(owns.toLowerCase());
});
