import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import type { Page } from '@facade/section-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sharedLibraries } from '../../composition/shared-libraries.ts';
import { publishTinySection, type TinyRelease } from '../testing/tiny-release.ts';
import { provideFederationRuntime } from './federation-globals.ts';
import { ReleaseHandle } from './release-handle.ts';

const SHARED_VERSIONS = {
  react: '19.0.0',
  'react/jsx-runtime': '19.0.0',
  'react-dom': '19.0.0',
  'react-router': '8.0.0',
  'styled-components': '6.0.0',
  'react-i18next': '18.0.0',
  '@facade/section-kit': '1.0.0',
  '@facade/shared-ui': '1.0.0',
};

const globals = globalThis as typeof globalThis & {
  _FEDERATION_RUNTIME_CORE?: unknown;
  __FEDERATION__: { __INSTANCES__: unknown[] };
};
const instances = () => globals.__FEDERATION__.__INSTANCES__.length;

let built: TinyRelease;
beforeAll(async () => {
  Object.assign(globalThis, { SHARED_VERSIONS });
  provideFederationRuntime();
  // Releases are compiled by Node.js itself, whose globals are not those of the test's sandbox.
  const outside = Buffer.constructor('return globalThis')() as typeof globals;
  outside._FEDERATION_RUNTIME_CORE = globals._FEDERATION_RUNTIME_CORE;
  built = await publishTinySection();
}, 60_000);

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'facade-releases-'));
  cpSync(built.releases, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const fileOf = (path: string) => join(copy, 'mf-tiny', built.deployment.metadata.version, path);
const openAs = (deployment: Deployment, section = 'mf-tiny') =>
  ReleaseHandle.open(section, deployment, copy, sharedLibraries() as never);
/** Opens it as if the registry said what the descriptor is like now: so that what is below it is looked at. */
const open = (deployment = built.deployment) => {
  const present = existsSync(fileOf('release.json')) ? readFileSync(fileOf('release.json')) : Buffer.of();
  return openAs({ ...deployment, extras: { ...deployment.extras, descriptor: integrityOf(present) } });
};

/** Changes the descriptor, as somebody would who wants a changed file to pass. */
function edit(change: (descriptor: ReleaseDescriptor) => void) {
  const descriptor: ReleaseDescriptor = JSON.parse(readFileSync(fileOf('release.json'), 'utf8'));
  change(descriptor);
  writeFileSync(fileOf('release.json'), JSON.stringify(descriptor));
  return descriptor;
}
const nodeFiles = () => Object.keys(JSON.parse(readFileSync(fileOf('release.json'), 'utf8')).node as object);
const pageFile = () => nodeFiles().find((file) => file.includes('page_hello')) ?? '';

test('a built release is open: every expose is there and draws with the React of the shell', async () => {
  const handle = await open();
  const { page } = handle.expose('page-hello') as { page: Page };
  expect(renderToString(createElement(page.Component, { data: 'you' }))).toMatch(/<h1 class="[^"]+">Hello /);
  expect(handle.expose('fragment-small-box')).toHaveProperty('fragment.Component');
  expect(handle.expose('locale-nl')).toMatchObject({ title: 'Hallo' });
  expect(handle.expose('page-other')).toBeUndefined();
  handle.close();
});

test('its browser files have an address and an integrity each', async () => {
  const handle = await open();
  const [entry = '', ...rest] = handle.files('page-hello');
  expect(entry).toBe(built.deployment.url);
  expect(rest).toHaveLength(1);
  for (const file of [entry, ...rest]) {
    const bytes = readFileSync(join(copy, file.replace('/_sections/', '')));
    expect(handle.integrity('nl')[file]).toBe(integrityOf(bytes));
  }
  handle.close();
});

test('a page in one language names the texts of no other', async () => {
  const handle = await open();
  const all = Object.keys(handle.address().integrity);
  const texts = all.filter((file) => file.includes('locale_nl'));
  expect(texts).toHaveLength(1);
  expect(Object.keys(handle.integrity('nl'))).toEqual(all);
  expect(Object.keys(handle.integrity('fr'))).toEqual(all.filter((file) => !texts.includes(file)));
  handle.close();
});

test('a closed release leaves nothing behind', async () => {
  const before = instances();
  const handle = await open();
  expect(instances()).toBe(before + 1);
  handle.close();
  expect(instances()).toBe(before);
});

describe('opening rejects and names the file', () => {
  const before = instances;
  async function expectFailure(message: RegExp) {
    const held = before();
    await expect(open()).rejects.toThrow(message);
    expect(instances()).toBe(held);
  }

  test('when the release is gone', async () => {
    rmSync(join(copy, 'mf-tiny'), { recursive: true });
    await expectFailure(/release\.json/);
  });

  test('when its description is no JSON', async () => {
    writeFileSync(fileOf('release.json'), '{');
    await expectFailure(/release\.json is not JSON/);
  });

  test('when its description is not the one the registry has signed for', async () => {
    edit((descriptor) => {
      descriptor.exposes = {};
    });
    await expect(openAs(built.deployment)).rejects.toThrow('release.json is not what was published');
  });

  test('when it is another release than the registry says', async () => {
    edit((descriptor) => {
      descriptor.name = 'mf-other';
    });
    await expectFailure(/release\.json is of mf-other 1\.2\.3-\w+, not of mf-tiny 1\.2\.3-\w+/);
  });

  test('when a file is missing', async () => {
    rmSync(fileOf(pageFile()));
    await expectFailure(/page_hello\.\w+\.cjs/);
  });

  test('when one bit of a file was flipped', async () => {
    const bytes = readFileSync(fileOf(pageFile()));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(fileOf(pageFile()), bytes);
    await expectFailure(/page_hello\.\w+\.cjs is not what was published/);
  });

  test('when a page throws while it is loaded', async () => {
    const code = `${readFileSync(fileOf(pageFile()), 'utf8')}\nthrow new Error('on load');`;
    writeFileSync(fileOf(pageFile()), code);
    edit((descriptor) => {
      descriptor.node[pageFile()] = integrityOf(Buffer.from(code));
    });
    await expectFailure(/page-hello cannot be loaded: .*on load/s);
  });

  test('when it promises an expose that its build lacks', async () => {
    edit((descriptor) => {
      descriptor.exposes['page-ghost'] = [];
    });
    await expectFailure(/page-ghost cannot be loaded/);
  });

  test.each([
    [0, 'it was built for contract 0, older than the shell'],
    [99, 'it was built for contract 99, newer than the shell'],
  ])('when it was built for contract %i', async (contract, message) => {
    const text = JSON.stringify({ contract });
    writeFileSync(fileOf('contract.json'), text);
    edit((descriptor) => {
      descriptor.others = { ...descriptor.others, 'contract.json': integrityOf(Buffer.from(text)) };
    });
    await expectFailure(new RegExp(message));
  });

  test('when what it says of its contract was changed', async () => {
    writeFileSync(fileOf('contract.json'), '{"contract":2}');
    await expectFailure(/contract\.json is not what was published/);
  });

  test('when a file wants a module that sections do not get on the server', async () => {
    const code = "require('fastify');";
    writeFileSync(fileOf('node/remoteEntry.cjs'), code);
    edit((descriptor) => {
      descriptor.node['node/remoteEntry.cjs'] = integrityOf(Buffer.from(code));
    });
    await expectFailure(/may not require "fastify"/);
  });
});

describe('a release on another host', () => {
  let host: Server;
  let base: string;
  let answer: (path: string) => Buffer | number | null;
  beforeEach(async () => {
    host = createServer((request, response) => {
      const found = answer((request.url ?? '').slice(1));
      if (found === null) return;
      if (typeof found === 'number') response.writeHead(found).end();
      else response.end(found);
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    base = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });
  const away = () => ({ ...built.deployment, extras: { ...built.deployment.extras, base } });

  test('is read from there', async () => {
    answer = (path) => readFileSync(fileOf(path));
    const handle = await open(away());
    expect(handle.entry).toBe(`${base}${handle.descriptor.entry}`);
    handle.close();
  });

  test('that lacks a file', async () => {
    answer = (path) => (path.includes('page_hello') ? 404 : readFileSync(fileOf(path)));
    await expect(open(away())).rejects.toThrow(/page_hello\.\w+\.cjs cannot be read: it answered 404/);
  });

  test('that is slow is given up within seconds', async () => {
    answer = (path) => (path.includes('page_hello') ? null : readFileSync(fileOf(path)));
    const started = Date.now();
    await expect(open(away())).rejects.toThrow(/page_hello\.\w+\.cjs/);
    expect(Date.now() - started).toBeLessThan(4500);
  }, 10_000);
});
