import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedOf } from '@facade/feed/testing/sample-records';
import { addEmbedded } from '../../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../../testing/run-command-here.ts';
import { type Run, runProgram } from '../../../testing/run-program.ts';

/** An api that has the embedded database open, and commands beside it. */
export function siteWithCommands() {
  let folder: string;
  let data: string;
  let site: Run;
  let port: number | null;
  const settings = () => ({ FACADE_DATA: data, LOG_LEVEL: 'silent' });
  /** How far an import is depends on the machine: what a command says of it is left out. */
  const command = (program: string, ...args: string[]) => {
    const run = runProgram(`app/commands/${program}`, settings(), args);
    const ended = run.ended.then((end) => ({ ...end, errors: end.errors.replace(/^\d\/5 .*\n/gm, '') }));
    return { ...run, ended };
  };
  const commandHere = (program: string, ...args: string[]) => runCommandHere(program, settings(), args);
  const startSite = async () => {
    site = runProgram('main.ts', settings());
    port = await site.ready;
    expect(port).toBeGreaterThan(0);
  };
  const feed = (name: string, properties: Parameters<typeof feedOf>[0]) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(feedOf(properties)));
    return file;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-running-'));
    data = join(folder, 'data');
    await addEmbedded(data);
    await startSite();
  });
  afterAll(async () => {
    site.child.kill('SIGTERM');
    await site.ended;
    rmSync(folder, { recursive: true });
  });
  return {
    ...{ command, commandHere, startSite, feed },
    folder: () => folder,
    data: () => data,
    site: () => site,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
  };
}
