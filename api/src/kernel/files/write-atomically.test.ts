import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeFolder } from './probe-folder.ts';
import { writeAtomically } from './write-atomically.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file gets its name when it is complete, even if its folder was missing or two write it at once', async () => {
  const file = join(folder, 'new', 'a.txt');
  const write = async (part: string) => {
    await writeFile(part, 'half');
    expect(readdirSync(join(folder, 'new'))).not.toContain('a.txt');
    await writeFile(part, 'whole');
  };
  await writeAtomically(file, write);
  rmSync(file);
  await Promise.all([
    writeAtomically(file, (part) => writeFile(part, 'one')),
    writeAtomically(file, (part) => writeFile(part, 'one')),
  ]);
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(readdirSync(join(folder, 'new'))).toEqual(['a.txt']);
});

test('a failed write leaves no file behind, and keeps the one before', async () => {
  writeFileSync(join(folder, 'a.txt'), 'before');
  const failing = writeAtomically(join(folder, 'a.txt'), async (part) => {
    await writeFile(part, 'half');
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual(['a.txt']);
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('before');
});

test('a probe leaves no file, and fails with the code of the file system', async () => {
  await Promise.all([probeFolder(folder, 0), probeFolder(folder, 4096)]);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'file'), '');
  await expect(probeFolder(join(folder, 'file', 'folder'), 0)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
