import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepLeftovers } from './sweep-leftovers.ts';

test('deletes what killed imports left, and nothing of a running one or of others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-sweep-'));
  const make = (name: string, days: number) => {
    const path = join(folder, name);
    mkdirSync(path);
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(path, at, at);
    return path;
  };
  const paths = [make('embedded-a', 2), make('delivery-b', 2), make('embedded-c', 0), make('pictures', 9)];
  await sweepLeftovers(folder);
  await sweepLeftovers(join(folder, 'missing'));
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, true, true]);
  rmSync(folder, { recursive: true });
});
