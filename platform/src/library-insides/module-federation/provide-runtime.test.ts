import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSection } from '../../build/build-section.ts';
import { TINY_SECTION } from '../../testing/tiny-section.ts';
import { createFederation } from './provide-runtime.ts';

const root = mkdtempSync(join(tmpdir(), 'facade-federation-'));
afterAll(() => rmSync(root, { recursive: true }));

const definePage = <Page>(page: Page) => ({ defined: page });
const h1 = () => 'h1';
const libraries: Record<string, { lib: () => object }> = {
  '@facade/section-kit': { lib: () => ({ definePage }) },
  'styled-components': { lib: () => ({ styled: { h1: { withConfig: () => h1 } } }) },
  'react/jsx-runtime': { lib: () => ({ jsx: (...call: unknown[]) => call, jsxs: (...call: unknown[]) => call }) },
};

let entry: string;
beforeAll(async () => {
  cpSync(TINY_SECTION, join(root, 'mf-tiny'), { recursive: true });
  writeFileSync(join(root, 'mf-tiny/package.json'), JSON.stringify({ version: '1.2.3', type: 'module' }));
  writeFileSync(join(root, 'mf-tiny/src/late.ts'), "export const late = 'late';\n");
  appendFileSync(
    join(root, 'mf-tiny/src/pages/hello-page.tsx'),
    "Object.assign(page, { late: () => import('../late.ts') });\n",
  );
  const release = await buildSection(root, 'mf-tiny');
  entry = pathToFileURL(join(root, 'mf-tiny/dist', release.entry)).href;
}, 60_000);

test('a section as it is built runs with the libraries of the shell', async () => {
  const container = await createFederation(libraries).open(entry);
  const { page } = (await container.get('./page-hello'))() as { page: { defined: { head(): object } } };
  expect(page.defined.head()).toEqual({ title: 'Hello' });
  const texts = (await container.get('./locale-nl'))() as { title: string };
  expect(texts.title).toBe('Hallo');
});

test('code on demand waits until the shell is ready for it, code of pages does not', async () => {
  let isReady = () => {};
  const whenLate = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        isReady = resolve;
      }),
  );
  const container = await createFederation(libraries).open(`${entry}?late`, whenLate);
  const { page } = (await container.get('./page-hello'))() as { page: { late(): Promise<{ late: string }> } };
  expect(whenLate).not.toHaveBeenCalled();
  const done = jest.fn();
  const late = page.late().then((module) => {
    done();
    return module;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).not.toHaveBeenCalled();
  isReady();
  expect((await late).late).toBe('late');
});

test('a library that the shell does not share fails what imports it, and names it', async () => {
  const { 'styled-components': _, ...fewer } = libraries;
  // Another URL: a module is run once.
  const container = await createFederation(fewer).open(`${entry}?again`);
  const run = await container.get('./page-hello');
  expect(run).toThrow('The shell does not share "styled-components"');
});
