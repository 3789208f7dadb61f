import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { temporaryFolder } from '@facade/platform/process/temporary-folder';
import type { Store } from '@facade/platform/registry';
import { liveOf, publishRelease, type RegistryDocument } from '@facade/platform/registry';
import { CommandError } from '../commands/command.ts';

/** Timeout for one file, in milliseconds. */
const TIMEOUT = 10_000;

/** A running site, and the pass to read the server builds of its releases. */
export interface MirroredSite {
  /** Its origin. */
  url: string;
  /** As `facade pass` prints it. */
  pass: string;
}

/**
 * Copies the live releases of a running site into our own store, except those of one section. Existing ones are not fetched
 * again. Throws a one-line error if no site answers or it rejects the pass. Returns `section version` of each new release.
 */
export async function mirrorSite({ url: site, pass }: MirroredSite, except: string, store: Store): Promise<string[]> {
  const document = JSON.parse((await fetchFile(`${site}/registry.json`)).toString('utf8')) as Pick<
    RegistryDocument,
    'microFrontends'
  >;
  const own = await store.registry.read();
  const fetched: string[] = [];
  for (const section of Object.keys(document.microFrontends).filter((name) => name !== except)) {
    const live = liveOf(document, section);
    if (!live || live.metadata.version === liveOf(own, section)?.metadata.version) continue;
    const base = new URL(live.extras.base, site);
    // Never send the pass to another host that the site names.
    await takeRelease(base, live.extras.descriptor, store, base.origin === new URL(site).origin ? pass : undefined);
    fetched.push(`${section} ${live.metadata.version}`);
  }
  return fetched;
}

async function takeRelease(base: URL, descriptorHash: string, store: Store, pass?: string): Promise<void> {
  const folder = await temporaryFolder('facade-mirror');
  try {
    const description = await fetchChecked(new URL('release.json', base), descriptorHash);
    const { others, ...descriptor } = JSON.parse(description.toString('utf8')) as ReleaseDescriptor;
    await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor));
    const files = Object.entries({ ...descriptor.web, ...descriptor.node, ...pick(others, 'contract.json') });
    // Waits for all downloads before the folder is removed, even if one fails.
    const outcomes = await Promise.allSettled(
      files.map(async ([path, hash]) => {
        const bytes = await fetchChecked(new URL(path, base), hash, path in descriptor.node ? pass : undefined);
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    await publishRelease(store, folder, { by: 'facade dev', why: `it is live at ${base.origin}` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pick = (files: Record<string, string> = {}, name: string): Record<string, string> =>
  files[name] ? { [name]: files[name] } : {};

async function fetchChecked(url: URL, hash: string, pass?: string): Promise<Buffer> {
  const bytes = await fetchFile(url, pass);
  if (integrityOf(bytes) !== hash) throw new CommandError(`${url} is not what was published`);
  return bytes;
}

async function fetchFile(url: URL | string, pass?: string): Promise<Buffer> {
  const headers: Record<string, string> = pass ? { authorization: `Bearer ${pass}` } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  if (response?.ok) return Buffer.from(await response.arrayBuffer());
  if (pass && response?.status === 404)
    throw new CommandError(`${url} needs a pass of that site: have facade pass printed there, and set FACADE_PASS`);
  const why = response ? `it answers ${response.status}` : 'no answer';
  throw new CommandError(`${url} cannot be read (${why}); start the site with npm start, or name one: --against URL`);
}
