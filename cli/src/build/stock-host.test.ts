import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TINY_SECTION } from '@facade/platform/testing/tiny-section';
import { chromium } from 'playwright-core';
import { findChromium } from '../gate/mount/find-chromium.ts';
import { ROOT } from '../workspace.ts';
import { inNode, installInto } from './testing/outside-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-stock-host-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Serves a folder at an origin of its own; files of a release have the headers that the site sends with them. */
async function serve(root: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(root, new URL(url, 'http://host').pathname);
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.json') ? 'application/json' : 'text/html';
    try {
      response.writeHead(200, { 'content-type': type, ...headers }).end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

(findChromium() ? test : test.skip)(
  'a release runs in a page of stock Module Federation, from another origin',
  async () => {
    const section = join(folder, 'mf-tiny');
    cpSync(TINY_SECTION, section, { recursive: true });
    writeFileSync(join(section, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    const build = `import { buildSection } from '@facade/platform/build'; await buildSection(${JSON.stringify(section)});`;
    inNode(import.meta.dirname, ['--input-type=module', '-e', build]);
    // As the site delivers what is public of a release.
    const release = await serve(join(section, 'dist'), { 'access-control-allow-origin': '*' });

    const host = join(folder, 'host');
    cpSync(join(ROOT, 'examples/stock-host'), host, { recursive: true });
    installInto(host);
    const remote = { REMOTE: `mf_tiny@${release}/web/mf-manifest.json` };
    inNode(host, [join(ROOT, 'cli/node_modules/@rspack/cli/bin/rspack.js'), 'build'], remote);
    const page = `${await serve(join(host, 'dist'))}/index.html`;

    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on('pageerror', ({ message }) => problems.push(message));
      await tab.goto(page);
      const heading = await tab
        .locator('h1')
        .textContent({ timeout: 10_000 })
        .catch(() => null);
      expect({ heading, problems }).toEqual({ heading: 'Hello world', problems: [] });
      // Its style comes from the page's one copy of styled-components.
      expect(await tab.locator('style[data-styled]').count()).toBe(1);
    } finally {
      await browser.close();
    }
  },
  60_000,
);
