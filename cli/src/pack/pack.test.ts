import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack.ts';

test('a folder with anything but packages is not emptied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-pack-'));
  for (const name of ['facade-1.0.0.tgz', 'letter.txt']) writeFileSync(join(folder, name), '');
  await expect(pack.run(['--out', folder])).rejects.toThrow(`${folder} holds more than packages, such as letter.txt`);
  expect(readdirSync(folder)).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
