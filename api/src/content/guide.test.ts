import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblem } from '../kernel/source-files/problem.ts';
import { MAIL_TEMPLATES, wordsOf } from '../mail/templates/templates.ts';
import { contentPageFor } from './answers/content-page-for.ts';
import { loadContent } from './reading/load-content.ts';
import { PLACEHOLDERS } from './reading/placeholders.ts';
import { context } from './testing/small-folder.ts';

const EXAMPLE = /<!-- file: (\S+) -->\n```\w+\n([\s\S]*?)```/g;

const readGuide = () => readFile(join(process.cwd(), 'docs/content-folder.md'), 'utf8');

describe('docs/content-folder.md', () => {
  test('has examples that are valid as written', async () => {
    const examples = [...(await readGuide()).matchAll(EXAMPLE)];
    expect(examples.length).toBeGreaterThan(7);
    const folder = await mkdtemp(join(tmpdir(), 'facade-guide-'));
    try {
      await cp(join(process.cwd(), 'tools/sample-agency/content'), folder, { recursive: true });
      for (const [, file = '', text = ''] of examples) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      }
      const result = await loadContent(folder);
      if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
      const article = contentPageFor(result.content, '/services/energy-advice/', 'fr', context);
      expect(article?.paths).toMatchObject({
        nl: '/nl/diensten/energieadvies/',
        fr: '/fr/services/conseil-energie/',
      });
      const services = contentPageFor(result.content, '/services/', 'nl', context);
      expect(services?.modules[0]?.items.map(({ title }) => title)).toContain('Energieadvies');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('names every mail and its placeholders', async () => {
    const guide = await readGuide();
    const rows = [...guide.matchAll(/^\| `mails\/([\w-]+)\.nl\.md`\s*\|[^|]*\|\s*([^|]*?)\s*\|$/gm)];
    const expected = MAIL_TEMPLATES.map((template) => {
      const words = [...wordsOf(template)].map(([word, { isRequired }]) => `\`{${word}}\`${isRequired ? '' : '?'}`);
      return [template, words.sort().join(', ') || 'none'];
    });
    expect(rows.map(([, name, words = '']) => [name, words.split(', ').sort().join(', ')])).toEqual(expected);
  });

  test('names every word in braces', async () => {
    const guide = await readGuide();
    expect(PLACEHOLDERS.filter((word) => !guide.includes(`{${word}}`))).toEqual([]);
  });
});
