import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('altcha-lib')).replace('/cjs/', '/esm/');

/** The solver's own module: the library's, with the algorithm of browsers. */
const WORKER = `import { handler } from './workers/shared.js';
import { deriveKey } from './algorithms/web/pbkdf2.js';
handler({ deriveKey });
`;

/** The library modules that it needs, by their relative paths. */
const MODULES = ['workers/shared.js', 'algorithms/web/pbkdf2.js', 'pow.js', 'helpers.js', 'types.js'];

/** Address of the worker. It changes with the library's version, so browsers may cache it for ever. */
export const SOLVER_FOLDER = `/api/captcha/solver/${libraryVersion()}`;
export const SOLVER_PATH = `${SOLVER_FOLDER}/worker.js`;

/** Every file of the solver by its name below {@link SOLVER_FOLDER}, read once. */
export function readSolver(): ReadonlyMap<string, string> {
  return new Map([
    ['worker.js', WORKER],
    ...MODULES.map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]),
  ]);
}

function libraryVersion(): string {
  const { version } = JSON.parse(readFileSync(join(folder, '../../../package.json'), 'utf8')) as { version: string };
  return version;
}
