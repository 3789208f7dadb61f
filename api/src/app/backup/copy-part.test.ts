import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPart } from './copy-part.ts';
import { hashFiles } from './hash-files.ts';

describe('copyPart', () => {
  let folder: string;
  let source: string;
  let target: string;
  const copied = () => readdirSync(target, { recursive: true, encoding: 'utf8' }).sort();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-part-'));
    source = join(folder, 'source');
    target = join(folder, 'target');
    mkdirSync(join(source, 'inside'), { recursive: true });
    for (const name of ['a', 'b', 'inside/c']) writeFileSync(join(source, name), name);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('copies a file and a folder with their permissions, and returns false if there is none', async () => {
    chmodSync(join(source, 'a'), 0o600);
    chmodSync(join(source, 'inside'), 0o750);
    expect(await copyPart(source, target)).toBe(true);
    expect(copied()).toEqual(['a', 'b', 'inside', 'inside/c']);
    expect(statSync(join(target, 'a')).mode & 0o777).toBe(0o600);
    expect(statSync(join(target, 'inside')).mode & 0o777).toBe(0o750);
    expect(statSync(join(target, 'b')).mtimeMs).toBeCloseTo(statSync(join(source, 'b')).mtimeMs, -1);
    expect(await copyPart(join(source, 'a'), join(folder, 'alone'))).toBe(true);
    expect(readFileSync(join(folder, 'alone'), 'utf8')).toBe('a');
    expect(await copyPart(join(folder, 'nothing'), join(folder, 'none'))).toBe(false);
  });

  test('copies everything that remains when files and folders are deleted during the copy', async () => {
    const isLeftOut = (name: string) => {
      // Called after the folder was listed and before the copy.
      if (name === 'b' || name === 'inside') rmSync(join(source, name), { recursive: true });
      return false;
    };
    expect(await copyPart(source, target, { isLeftOut })).toBe(true);
    expect(copied()).toEqual(['a']);
  });

  test('skips what it is told to, and keeps what was copied before', async () => {
    await copyPart(source, target, { isLeftOut: (name) => name === 'b' });
    expect(copied()).toEqual(['a', 'inside', 'inside/c']);
    writeFileSync(join(target, 'a'), 'before');
    await copyPart(source, target);
    expect(copied()).toEqual(['a', 'b', 'inside', 'inside/c']);
    expect(readFileSync(join(target, 'a'), 'utf8')).toBe('before');
  });

  test('follows links, including the source itself', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/d'), 'd');
    symlinkSync(join(folder, 'elsewhere'), join(source, 'linked'));
    symlinkSync('../a', join(source, 'inside/also-a'));
    symlinkSync(source, join(folder, 'link'));
    expect(await copyPart(join(folder, 'link'), target)).toBe(true);
    expect(Object.keys(await hashFiles(target)).sort()).toEqual(['a', 'b', 'inside/also-a', 'inside/c', 'linked/d']);
    expect(readFileSync(join(target, 'inside/also-a'), 'utf8')).toBe('a');
  });

  test('fails for a dangling link, a link to a parent folder, and anything but files and folders', async () => {
    symlinkSync('nowhere', join(source, 'inside/x'));
    await expect(copyPart(source, target)).rejects.toMatchObject({ code: 'ENOENT' });
    rmSync(join(source, 'inside/x'));
    symlinkSync('..', join(source, 'inside/x'));
    await expect(copyPart(source, target)).rejects.toThrow('inside/x is a link to one of its parent folders.');
    rmSync(join(source, 'inside/x'));
    execFileSync('mkfifo', [join(source, 'inside/x')]);
    await expect(copyPart(source, target)).rejects.toThrow('inside/x is neither a file nor a folder');
  });

  test('does not copy a folder into itself', async () => {
    await expect(copyPart(source, join(source, 'inside/copy'))).rejects.toThrow('choose another place');
    expect(readdirSync(join(source, 'inside'))).toEqual(['c']);
  });
});

test('a link in a backup is an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-hashes-'));
  symlinkSync('/etc/hostname', join(folder, 'content'));
  await expect(hashFiles(folder)).rejects.toThrow(
    'content is neither a file nor a folder: a backup contains only these.',
  );
  rmSync(folder, { recursive: true });
});
