import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepVariants } from './sweep-variants.ts';

test('keeps the sizes of existing masters, and files that are being written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-sweep-'));
  const write = (key: string, name: string) => {
    mkdirSync(join(folder, key), { recursive: true });
    writeFileSync(join(folder, key, name), '');
    return join(folder, key, name);
  };
  for (const name of ['w320.avif', 'raster-1280.png', 'w640.avif.1.part', 'w480.avif', 'h75.webp'])
    write('here.svg', name);
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(write('here.svg', 'w640.avif.2.part'), hourAgo, hourAgo);
  write('gone.svg', 'w320.avif');
  expect(await sweepVariants(folder, async () => new Set(['here.svg', 'new.svg']))).toBe(4);
  expect(readdirSync(folder)).toEqual(['here.svg']);
  expect(readdirSync(join(folder, 'here.svg')).sort()).toEqual(['raster-1280.png', 'w320.avif', 'w640.avif.1.part']);
  rmSync(folder, { recursive: true });
  expect(await sweepVariants(folder, async () => new Set())).toBe(0);
});
