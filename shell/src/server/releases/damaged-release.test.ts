import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import { buildTinyRelease, instances, ReleaseCopy } from '../testing/opened-release.ts';
import type { TinyRelease } from '../testing/tiny-release.ts';

let built: TinyRelease;
beforeAll(async () => {
  built = await buildTinyRelease();
  // The first release of a section creates an instance for the section, which stays.
  const sound = new ReleaseCopy(built);
  (await sound.open()).close();
  sound.remove();
});

let copy: ReleaseCopy;
beforeEach(() => {
  copy = new ReleaseCopy(built);
});
afterEach(() => copy.remove());

/** Changes the descriptor, as an attacker would to make a changed file pass. */
function edit(change: (descriptor: ReleaseDescriptor) => void) {
  const descriptor: ReleaseDescriptor = JSON.parse(readFileSync(copy.fileOf('release.json'), 'utf8'));
  change(descriptor);
  writeFileSync(copy.fileOf('release.json'), JSON.stringify(descriptor));
  return descriptor;
}
const nodeFiles = () => Object.keys(JSON.parse(readFileSync(copy.fileOf('release.json'), 'utf8')).node as object);
const pageFile = () => nodeFiles().find((file) => file.includes('page_hello')) ?? '';

describe('opening rejects and names the file', () => {
  async function expectFailure(message: RegExp) {
    const held = instances();
    await expect(copy.open()).rejects.toThrow(message);
    expect(instances()).toBe(held);
  }

  test('when the release is gone', async () => {
    rmSync(join(copy.folder, 'mf-tiny'), { recursive: true });
    await expectFailure(/release\.json/);
  });

  test('when its descriptor is not JSON', async () => {
    writeFileSync(copy.fileOf('release.json'), '{');
    await expectFailure(/release\.json is not JSON/);
  });

  test('when its descriptor is not the one that the registry signed', async () => {
    edit((descriptor) => {
      descriptor.exposes = {};
    });
    await expect(copy.openAs(built.deployment)).rejects.toThrow('release.json is not what was published');
  });

  test('when it is a different release than in the registry', async () => {
    edit((descriptor) => {
      descriptor.name = 'mf-other';
    });
    await expectFailure(/release\.json is of mf-other 1\.2\.3-\w+, not of mf-tiny 1\.2\.3-\w+/);
  });

  test('when a file is missing', async () => {
    rmSync(copy.fileOf(pageFile()));
    await expectFailure(/page_hello\.\w+\.cjs/);
  });

  test('when one bit of a file was flipped', async () => {
    const bytes = readFileSync(copy.fileOf(pageFile()));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(copy.fileOf(pageFile()), bytes);
    await expectFailure(/page_hello\.\w+\.cjs is not what was published/);
  });

  test('when a page throws while loading', async () => {
    const code = `${readFileSync(copy.fileOf(pageFile()), 'utf8')}\nthrow new Error('on load');`;
    writeFileSync(copy.fileOf(pageFile()), code);
    edit((descriptor) => {
      descriptor.node[pageFile()] = integrityOf(Buffer.from(code));
    });
    await expectFailure(/page-hello cannot be loaded: .*on load/s);
  });

  test('when it declares an expose that its build lacks', async () => {
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
    writeFileSync(copy.fileOf('contract.json'), text);
    edit((descriptor) => {
      descriptor.others = { ...descriptor.others, 'contract.json': integrityOf(Buffer.from(text)) };
    });
    await expectFailure(new RegExp(message));
  });

  test('when its contract file was changed', async () => {
    writeFileSync(copy.fileOf('contract.json'), '{"contract":2}');
    await expectFailure(/contract\.json is not what was published/);
  });

  test('when a file requires a module that sections do not get on the server', async () => {
    const code = "require('fastify');";
    writeFileSync(copy.fileOf('node/remoteEntry.cjs'), code);
    edit((descriptor) => {
      descriptor.node['node/remoteEntry.cjs'] = integrityOf(Buffer.from(code));
    });
    await expectFailure(/may not require "fastify"/);
  });
});
