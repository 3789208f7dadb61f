import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';
import { chromium } from 'playwright-core';
import { findChromium } from '../gate/mount/find-chromium.ts';
import { ROOT } from '../workspace.ts';
import { inNode, installInto } from './testing/outside-project.ts';

const EXAMPLE = join(ROOT, 'examples/bakery');
const folder = mkdtempSync(join(tmpdir(), 'facade-other-site-'));
const data = join(folder, 'data');
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

test('the smallest other site has at most 150 lines of its own', () => {
  const files = globSync('**/*.{mjs,json,ts,tsx}', { cwd: EXAMPLE, exclude: ['**/{node_modules,dist}/**'] });
  const lines = files.map((file) => readFileSync(join(EXAMPLE, file), 'utf8').trimEnd().split('\n').length);
  const total = lines.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThanOrEqual(150);
});

/** Builds and publishes one section, as its team would; returns the contract of its build. */
function release(section: string): SectionContract {
  inNode(join(folder, section), ['release.mjs'], { SITE_DATA: data });
  return JSON.parse(readFileSync(join(folder, section, 'dist/contract.json'), 'utf8'));
}

async function start(): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', SITE_DATA: data, PORT: '0' };
  server = spawn(process.execPath, ['server.mjs'], { cwd: join(folder, 'site'), stdio: ['ignore', 'pipe', 2], env });
  const [line] = await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  return String(line).trim();
}

test('each section of another site is published alone, rendered by its server and hydrated', async () => {
  cpSync(EXAMPLE, folder, { recursive: true });
  installInto(folder, { cli: ['@types/react', '@types/react-dom'], shell: ['fastify', '@fastify/static'] });
  inNode(join(folder, 'site'), ['build.mjs']);
  expect(release('mf-breads').typeErrors).toEqual([]);
  const url = await start();
  const page = async () => (await fetch(url)).text();
  const first = await page();
  expect(first).toMatch(/<title>Our breads<\/title>.*<button class="mf-breads__\S+ \S+">0<!-- --> ordered/s);
  expect(first).not.toContain('Open until');
  expect(release('mf-hours').typeErrors).toEqual([]);
  expect(await page()).toContain('Open until');
  const [files = ''] = /"mf-breads":"([^"]+)"/.exec(first)?.slice(1) ?? [];
  const statusOf = async (path: string) => (await fetch(`${url}/_sections/mf-breads/${files}/${path}`)).status;
  expect([await statusOf('web/mf-manifest.json'), await statusOf('node/remoteEntry.cjs')]).toEqual([200, 404]);
  if (!findChromium()) return;
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('pageerror', ({ message }) => problems.push(message));
    tab.on('console', (message) => problems.push(message.text()));
    await tab.goto(url);
    const button = tab.getByRole('button').first();
    while ((await button.textContent()) === '0 ordered') await button.click();
    expect({ text: await tab.getByText('Open until').textContent(), problems }).toEqual({
      text: 'Open until 17:00',
      problems: [],
    });
  } finally {
    await browser.close();
  }
}, 120_000);
