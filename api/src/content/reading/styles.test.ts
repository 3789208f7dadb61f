import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentProblem } from '../../kernel/source-files/problem.ts';
import { readStyles } from './styles.ts';

describe('the agency’s own style sheet', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-styles-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = async (css: string) => {
    writeFileSync(join(folder, 'styles.css'), css);
    const problems: ContentProblem[] = [];
    return { styles: await readStyles(folder, problems), problems };
  };

  test('is minified, under a name that changes with it', async () => {
    const { styles, problems } = await read(
      '/* spring */\n.campaign { color : var(--accent); }\n@media (width > 60em) { .campaign { padding: 1rem } }\n',
    );
    expect(problems).toEqual([]);
    expect(styles?.css).toBe('.campaign{color:var(--accent)}@media (width>60em){.campaign{padding:1rem}}');
    const other = await read('.campaign { color: red }');
    expect(other.styles?.file).not.toBe(styles?.file);
  });

  test.each([
    ['.a { color: red }\n.b { color }\n', 2, /cannot be read/],
    ['\n@import "other.css";', 2, /@import/],
    ['.a { background: url(https://other.example/x.png) }', 1, /other\.example/],
    ['.a { background: url("//other.example/x.png") }', 1, /other\.example/],
  ])('refuses %j with its line', async (css, line, message) => {
    const { styles, problems } = await read(css);
    expect(styles).toBeNull();
    expect(problems).toEqual([{ file: 'styles.css', field: '', line, message: expect.stringMatching(message) }]);
  });

  test('has a maximum size, and may use pictures of the site', async () => {
    expect((await read(`.a { color: red }${' '.repeat(50_000)}`)).problems).toHaveLength(1);
    expect((await read('.a { background: url(/api/pictures/content-home?width=640) }')).problems).toEqual([]);
    expect(await read('')).toEqual({ styles: null, problems: [] });
  });

  test('may be missing', async () => {
    expect(await readStyles(join(folder, 'none'), [])).toBeNull();
  });
});
