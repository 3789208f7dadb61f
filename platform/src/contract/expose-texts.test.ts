import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exposeTexts } from './expose-texts.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'facade-expose-texts-')), 'mf-a');
afterAll(() => rmSync(dirname(folder), { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const facts = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`fact${index}`, 'x']));

test('finds the texts that pages and fragments may show', () => {
  write(
    'src/locales/nl.json',
    JSON.stringify({
      title: 'x',
      total_one: 'x',
      total_other: 'x',
      label_wallonia: 'x',
      sort: { price: 'x', date: 'x' },
      floor: { first: { name: 'x' } },
      facts,
      panel: { title: 'x' },
      unused: 'x',
    }),
  );
  write(
    'src/remote.tsx',
    `export const remote = {
      name: 'mf-a',
      pages: { list: './pages/list.tsx' },
      fragments: { box: './box.tsx' },
    };`,
  );
  write(
    'src/pages/list.tsx',
    `import { label } from '../label.ts';
    import type { Panel } from '../panel.tsx';
    const panel = () => import('../panel.tsx');
    // The visitor's own order.
    const List = ({ sort, name }) => <p aria-label={t('title')}>{t('total', { count: 2 })} {t(\`sort.\${sort}\`)} {t(\`facts.\${name}\`)}</p>;`,
  );
  write('src/label.ts', `export const label = { key: 'label', name: (floor) => \`\${floor}.first.name\` };`);
  write('src/box.tsx', "t('facts.fact3')");
  write('src/panel.tsx', "t('panel.title')");
  expect(exposeTexts(folder)).toEqual({
    'page-list': ['floor.first.name', 'label_wallonia', 'sort.date', 'sort.price', 'title', 'total_one', 'total_other'],
    'fragment-box': ['facts.fact3'],
  });
});
