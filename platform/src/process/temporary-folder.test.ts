import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'facade-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('removes folders of killed processes; keeps folders in use or with another name', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const stay = [`work-${process.pid}-aaaaaa`, `work-x-${ended}-aaaaaa`, `work-${ended}`, `other-${ended}-aaaaaa`];
  for (const name of [...stay, `work-${ended}-aaaaaa`]) mkdirSync(join(parent, name, 'below'), { recursive: true });
  const own = await temporaryFolder('work', parent);
  expect(own).toMatch(new RegExp(`/work-${process.pid}-\\w{6}$`));
  expect(readdirSync(parent).sort()).toEqual([...stay, own.slice(parent.length + 1)].sort());
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a process ended by %s removes its scratch folders, and still ends by that signal',
  async (signal) => {
    const module = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'));
    const program = `import { scratchFolder } from ${module};
    await scratchFolder('work', ${JSON.stringify(parent)});
    setInterval(() => {}, 1000);
    console.log('made');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await once(child.stdout, 'data');
    expect(readdirSync(parent)).toHaveLength(1);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([null, signal]);
    expect(readdirSync(parent)).toEqual([]);
  },
);
