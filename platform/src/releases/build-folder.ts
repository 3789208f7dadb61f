import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CONTRACT_FILE, integrityOf, type ReleaseDescriptor } from '../build/release-descriptor.ts';
import { RegistryError } from '../registry/registry-error.ts';

/** A finished build of a section, read into memory. */
export interface Build {
  descriptor: ReleaseDescriptor;
  /** Path in the release → bytes, without `release.json`. */
  files: Map<string, Buffer>;
}

/** Reads a build. Throws if the folder is not a build, or if a file does not match its description. */
export async function readBuild(folder: string): Promise<Build> {
  const descriptor = await readDescription(folder);
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    // A hidden folder is the remains of a killed build.
    if (path !== 'release.json' && !path.startsWith('.')) files.set(path, await readFile(file));
  }
  if (files.has(CONTRACT_FILE) && !descriptor.contract)
    throw new RegistryError(
      `release.json in ${folder} has no hash of ${CONTRACT_FILE}: older tools built it; build it again with those that publish it`,
    );
  const contract = descriptor.contract ? { [CONTRACT_FILE]: descriptor.contract } : {};
  for (const [path, integrity] of Object.entries({ ...descriptor.web, ...descriptor.node, ...contract })) {
    const bytes = files.get(path);
    if (!bytes) throw new RegistryError(`the build in ${folder} lacks ${path}`);
    if (integrityOf(bytes) !== integrity) throw new RegistryError(`${path} in ${folder} is not what was built`);
  }
  return { descriptor, files };
}

async function readDescription(folder: string): Promise<ReleaseDescriptor> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new RegistryError(`${folder} is not a finished build: it has no release.json`);
  });
  const descriptor = readJson(text) as Partial<ReleaseDescriptor> | undefined;
  const { name, version, entry, exposes, web, node } = descriptor ?? {};
  if (!name || !version || !entry || !exposes || !web?.[entry] || !node) {
    throw new RegistryError(`${join(folder, 'release.json')} does not describe a release`);
  }
  return descriptor as ReleaseDescriptor;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
