import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findControl, placeSockets } from './sockets.ts';

describe('placeSockets', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'facade-sockets-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('is in the folder, and removes what a dead process left there', () => {
    writeFileSync(join(root, 'control.sock'), '');
    const sockets = placeSockets(root);
    expect(sockets).toMatchObject({ host: root, control: join(root, 'control.sock') });
    expect(findControl(root)).toBeNull();
    writeFileSync(join(root, 'control.sock'), '');
    expect(findControl(root)).toBe(sockets.control);
    sockets.remove();
    expect(readdirSync(root)).toEqual([]);
  });

  test.each([
    ['a long path', 'd'.repeat(80)],
    ['a path of many bytes', 'é'.repeat(38)],
  ])('is in a private folder for %s, where it can still be found', (_what, name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    placeSockets(folder);
    const { host, control, remove } = placeSockets(folder);
    expect(Buffer.byteLength(control ?? '')).toBeLessThan(100);
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(findControl(folder)).toBeNull();
    writeFileSync(control ?? '', '');
    expect(findControl(folder)).toBe(control);
    remove();
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(dirname(control ?? ''))).toBe(false);
  });
});
