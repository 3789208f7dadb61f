import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = `
  const [storeFile, publishFile, data, builds, first] = process.argv.slice(1);
  const { openStore } = await import(storeFile);
  const { publishRelease } = await import(publishFile);
  const store = openStore({ data, environment: process.env });
  for (const [index, folder] of builds.split(':').entries()) {
    await publishRelease(store, folder, { version: '1.' + first + '.' + index });
  }`;

/**
 * Publishes builds from a child process, one after another, as versions `1.<first>.0`, `1.<first>.1` and so on; resolves to its
 * exit status.
 */
export function publishElsewhere(
  data: string,
  builds: string[],
  first: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  const files = ['store/store.ts', 'releases/publish.ts'].map((name) => join(import.meta.dirname, '..', name));
  const args = ['--input-type=module', '-e', PROGRAM, ...files, data, builds.join(':'), String(first)];
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  return new Promise((done) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', done);
  });
}
