import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { canMount, mountSmallDisk, type SmallDisk } from '../../testing/small-disk.ts';
import { Disk } from './disk.ts';

const title = 'the data folder';
if (canMount()) describe(title, suite);
else describe.skip(`${title} (skipped: this user may not mount a small disk)`, suite);

function suite() {
  let small: SmallDisk;
  beforeEach(() => {
    small = mountSmallDisk(120);
  });
  afterEach(() => small.unmount());

  test('is reported once when it is full or read-only, and once when it is healthy again', async () => {
    const lines: string[] = [];
    const note = (_details: object, message: string) => lines.push(message);
    const disk = new Disk(small.folder, { warn: note, info: note }, 50);
    expect(await disk.isHealthy()).toBe(true);
    expect(await disk.free()).toBeGreaterThan(100e6);
    small.setReadOnly(true);
    await until(async () => !(await disk.isHealthy()));
    await delay(100);
    expect(await disk.isHealthy()).toBe(false);
    small.setReadOnly(false);
    await until(() => disk.isHealthy());
    small.fill();
    await until(async () => !(await disk.isHealthy()));
    small.free();
    await until(() => disk.isHealthy());
    expect(lines).toEqual([
      'data folder: it cannot be written to (EROFS)',
      'the data folder can be written to again',
      'data folder: it cannot be written to (ENOSPC)',
      'the data folder can be written to again',
    ]);
  });
}
