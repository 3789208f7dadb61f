import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedFiles } from './embedded-files.ts';

test('writes a file from parts of any length, once, under a name by its content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-embedded-'));
  try {
    const content = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));
    const text = content.toString('base64').replace(/(.{76})/g, '$1\r\n');
    const files = new EmbeddedFiles(folder);
    const names = [1, 77, 4096].map((length) => {
      for (let from = 0; from < text.length; from += length) files.add(text.slice(from, from + length));
      return files.end();
    });
    expect(new Set(names).size).toBe(1);
    expect(readdirSync(folder)).toEqual([names[0]]);
    expect(readFileSync(join(folder, names[0] as string)).equals(content)).toBe(true);
    expect(statSync(join(folder, names[0] as string)).mtimeMs).toBe(0);
    files.add(' ');
    expect([files.end(), files.end()]).toEqual(['', '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
