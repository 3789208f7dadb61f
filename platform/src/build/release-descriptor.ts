import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageParameters, PagePaths, Remote, RemoteForm } from '@facade/section-kit';

/**
 * Everything a shell needs to run one release of a section, written when it is built.
 * Paths are relative to the release's folder; integrity is SHA-384 in the form of the HTML attribute.
 */
export interface ReleaseDescriptor {
  name: string;
  version: string;
  /** Browser entry, such as `web/remoteEntry.1a2b3c4d.js`. */
  entry: string;
  /** Files a browser needs for each expose, without the entry. */
  exposes: Record<string, string[]>;
  /** Page → the search parameters it reads, as in `Remote`; absent in releases older than this field: those read any. */
  parameters?: Record<string, PageParameters>;
  /** Fragment → the search parameters it reads, as in `Remote`; absent in releases older than this field: those read `home`. */
  fragmentParameters?: Record<string, PageParameters>;
  /** Page → the addresses that it answers, as in `Remote`; absent if it declares none. */
  paths?: Record<string, PagePaths>;
  /** Form → where it goes without JavaScript, as in `Remote`; absent in releases older than this field. */
  forms?: Record<string, RemoteForm>;
  /** Fragment → height of its placeholder, as in `Remote`; absent if it declares none. */
  heights?: Record<string, string>;
  /** Hash of its `contract.json`; absent in releases older than this field. */
  contract?: string;
  /** Every file of the browser build. */
  web: Record<string, string>;
  /** Every file of the node build. */
  node: Record<string, string>;
  /** Every other published file except release.json itself; added when it is published. */
  others?: Record<string, string>;
}

/** Folder of the source maps of `web/`, each named after its script. */
export const MAPS = 'maps';

/** Beside `release.json`; see `contract/contract.ts`. */
export const CONTRACT_FILE = 'contract.json';

type Declared = Partial<Pick<Remote, 'parameters' | 'fragmentParameters' | 'paths' | 'forms' | 'heights'>>;

/**
 * Reads a finished build and its contract. The version is the package's, followed by a hash of every script, the contract,
 * the parameters and the heights: same content, same version.
 */
export function describeRelease(
  name: string,
  packageVersion: string,
  output: string,
  { entry, exposes }: Pick<ReleaseDescriptor, 'entry' | 'exposes'>,
  { parameters = {}, fragmentParameters = {}, paths, forms = {}, heights }: Declared = {},
): ReleaseDescriptor {
  const web = integrities(output, 'web', '.js');
  const node = integrities(output, 'node', '.cjs');
  const contract = integrityOf(readFileSync(join(output, CONTRACT_FILE)));
  return {
    name,
    version: `${packageVersion}-${contentHash({ web, node, parameters, fragmentParameters, heights, contract })}`,
    entry,
    exposes,
    parameters,
    fragmentParameters,
    ...(paths && { paths }),
    forms,
    ...(heights && { heights }),
    contract,
    web,
    node,
  };
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function integrities(output: string, part: string, extension: string): Record<string, string> {
  const files = readdirSync(join(output, part), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(extension),
  );
  return Object.fromEntries(
    files.sort().map((file) => [`${part}/${file}`, integrityOf(readFileSync(join(output, part, file)))]),
  );
}

/** Identifies the content of a build, independent of its version name. */
export const contentHash = ({
  web,
  node,
  parameters,
  fragmentParameters,
  heights,
  contract,
}: Pick<ReleaseDescriptor, 'web' | 'node' | 'parameters' | 'fragmentParameters' | 'heights' | 'contract'>): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...web, ...node, parameters, fragmentParameters, heights, contract }))
    .digest('hex')
    .slice(0, 10);
