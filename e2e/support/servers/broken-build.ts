import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import type { ReleaseFault, ServerFault } from './faults.ts';

/**
 * A wrapper around a section's container that spoils its exposes. Locales stay as they are: texts are not code.
 */
const GETTERS: Record<'throws on render' | 'wrong expose' | ServerFault, string> = {
  'throws on render': `
    const fail = () => { throw new Error('broken on render'); };
    const breakIn = ({ page, fragment, ...rest }) => ({
      ...rest,
      ...(page ? { page: { ...page, Component: fail } } : {}),
      ...(fragment ? { fragment: { ...fragment, Component: fail } } : {}),
    });
    const get = async (expose) => {
      const make = await real(expose);
      return () => (expose.startsWith('./locale-') ? make() : breakIn(make()));
    };`,
  'rejects later': inEachLoader(`
    void (async () => {
      await new Promise((done) => setTimeout(done, 50));
      throw new Error('forgotten await');
    })();`),
  'throws later': inEachLoader("setTimeout(() => { throw new Error('forgotten timer'); }, 50);"),
  'never ends': onServer('for (;;);'),
  'fills the heap': onServer('for (const all = []; ; ) all.push(new Array(1e5).fill(all.length));'),
  'takes buffers': onServer('globalThis.taken = Array.from({ length: 20 }, () => Buffer.alloc(1e8, 1));'),
  exits: onServer('process.exit(7);'),
  'loops at times': onServer(`
    globalThis.turns = (globalThis.turns ?? 0) + 1;
    if (globalThis.turns % 10 === 0) for (const end = Date.now() + 10_000; Date.now() < end; );`),
  patches: onServer(`
    const fail = () => { throw new Error('patched'); };
    globalThis.fetch = fail;
    Array.prototype.flat = fail;`),
  'leaves timers': onServer('setInterval(() => { globalThis.ticks = (globalThis.ticks ?? 0) + 1; }, 5);'),
  'reads secrets': onServer(`
    const attempts = [() => Object.keys(process.env), () => process.getBuiltinModule('node:fs').readdirSync('/')];
    const found = attempts.flatMap((attempt) => { try { return attempt(); } catch { return []; } });
    if (found.some((name) => name !== 'NODE_ENV')) throw new Error('secrets: ' + found);`),
  'forges a verdict': onServer("process.send?.({ rendered: ['all fine'], failures: [], texts: null, placed: [] });"),
  'wrong expose': `
    const get = async (expose) => {
      if (expose.startsWith('./locale-')) return real(expose);
      if (!expose.endsWith('-renamed')) throw new Error('Module "' + expose + '" does not exist in container');
      return real(expose.slice(0, -'-renamed'.length));
    };`,
};

/** Code that each loader of a page runs first. */
function inEachLoader(code: string): string {
  return `
    const late = (loader) => (...given) => {
      ${code}
      return loader?.(...given);
    };
    const get = async (expose) => {
      const make = await real(expose);
      return () => {
        const module = make();
        return module.page ? { ...module, page: { ...module.page, loader: late(module.page.loader) } } : module;
      };
    };`;
}

/** The same, on the server only. */
function onServer(code: string): string {
  return inEachLoader(`if (typeof document === 'undefined') { ${code} }`);
}

const WEB_ENTRY = 'web/broken-entry.js';
const NODE_ENTRY = 'node/remoteEntry.cjs';
const NODE_ORIGINAL = 'node/original.cjs';

/** A release as the build it was made of, without what publishing left beside it. */
export const takeBuild = (release: string, target: string): Promise<void> =>
  cp(release, target, { recursive: true, filter: (file) => basename(file) !== '.upload' });

/** Copies a release of a section into `target` as a build that has this fault, on server and browser. */
export async function breakBuild(release: string, target: string, fault: ReleaseFault | ServerFault): Promise<void> {
  await cp(release, target, { recursive: true });
  const { others: _, ...descriptor }: ReleaseDescriptor = JSON.parse(
    await readFile(join(target, 'release.json'), 'utf8'),
  );
  if (fault === 'old contract') await outdate(target, descriptor);
  else await replaceEntries(target, descriptor, fault);
  await writeFile(join(target, 'release.json'), JSON.stringify(descriptor));
}

async function outdate(target: string, descriptor: ReleaseDescriptor): Promise<void> {
  const file = join(target, 'contract.json');
  const contract = JSON.parse(await readFile(file, 'utf8'));
  const text = JSON.stringify({ ...contract, contract: contract.contract - 1 });
  await writeFile(file, text);
  descriptor.contract = integrityOf(Buffer.from(text));
}

async function replaceEntries(
  target: string,
  descriptor: ReleaseDescriptor,
  fault: Exclude<ReleaseFault | ServerFault, 'old contract'>,
): Promise<void> {
  const container = descriptor.name.replaceAll('-', '_');
  const original = descriptor.entry.slice('web/'.length);
  await rename(join(target, NODE_ENTRY), join(target, NODE_ORIGINAL));
  const [web, node] =
    fault === 'throws on import'
      ? ["throw new Error('broken on import');", "throw new Error('broken on import');"]
      : [
          `import { get as real, init } from './${original}';${GETTERS[fault]}\nexport { get, init };\n`,
          `const { get: real, init } = require('./original.cjs').${container};${GETTERS[fault]}
           module.exports.${container} = { get, init };\n`,
        ];
  await writeFile(join(target, WEB_ENTRY), web);
  await writeFile(join(target, NODE_ENTRY), node);
  descriptor.entry = WEB_ENTRY;
  descriptor.web[WEB_ENTRY] = integrityOf(Buffer.from(web));
  descriptor.node[NODE_ORIGINAL] = descriptor.node[NODE_ENTRY] ?? '';
  descriptor.node[NODE_ENTRY] = integrityOf(Buffer.from(node));
  if (fault === 'wrong expose') descriptor.exposes = renamed(descriptor.exposes);
}

const renamed = (exposes: ReleaseDescriptor['exposes']): ReleaseDescriptor['exposes'] =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, files]) => [name.startsWith('locale-') ? name : `${name}-renamed`, files]),
  );
