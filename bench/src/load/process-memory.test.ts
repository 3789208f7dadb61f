import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bytesOf, memoryOfTree } from './process-memory.ts';

const ROLLUP = 'Rss:              120 kB\nPss:               40 kB\nPss_Dirty:         30 kB\n';

test('reads a field of the kernel, in bytes', () => {
  expect([bytesOf(ROLLUP, 'Rss'), bytesOf(ROLLUP, 'Pss'), bytesOf(ROLLUP, 'Swap')]).toEqual([122_880, 40_960, 0]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a process and those below it', async () => {
  const child = spawn('sh', ['-c', 'cat; :']);
  child.stdin.write('ready\n');
  await once(child.stdout, 'data');
  const tree = memoryOfTree(child.pid ?? 0);
  for (const { pid } of tree) process.kill(pid, 'SIGKILL');
  expect(tree.map(({ command }) => command[0])).toEqual(['sh', 'cat']);
  for (const { resident, proportional } of tree) expect(resident).toBeGreaterThanOrEqual(proportional);
});

test('no processes if the process has ended', () => expect(memoryOfTree(2 ** 30)).toEqual([]));
