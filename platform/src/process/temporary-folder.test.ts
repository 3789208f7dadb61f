import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'facade-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('what a killed process left is removed; what others use, or is called otherwise, stays', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const stay = [`work-${process.pid}-aaaaaa`, `work-x-${ended}-aaaaaa`, `work-${ended}`, `other-${ended}-aaaaaa`];
  for (const name of [...stay, `work-${ended}-aaaaaa`]) mkdirSync(join(parent, name, 'below'), { recursive: true });
  const own = await temporaryFolder('work', parent);
  expect(own).toMatch(new RegExp(`/work-${process.pid}-\\w{6}$`));
  expect(readdirSync(parent).sort()).toEqual([...stay, own.slice(parent.length + 1)].sort());
});
