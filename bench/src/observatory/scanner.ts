import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TlsFront } from './tls-front.ts';

/** Not one of our dependencies: it has 230 packages, and its install scripts download lists. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

const run = promisify(execFile);

export interface ScannedPage {
  path: string;
  points: number;
  /** One word for each of its tests. */
  results: string[];
}

/** Installs the scanner into a folder from the npm registry, without running its scripts. Returns the package's folder. */
export async function installScanner(folder: string): Promise<string> {
  writeFileSync(join(folder, 'package.json'), '{}');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`], {
    cwd: folder,
  });
  const installed = join(folder, 'node_modules', PACKAGE);
  mkdirSync(join(installed, 'conf'), { recursive: true });
  return installed;
}

/** The scanner's result for each page. `preloaded`: as if the host were on the browsers' HSTS preload list. */
export async function scan(
  installed: string,
  { certificate, ...ports }: TlsFront,
  paths: string[],
  preloaded: boolean,
): Promise<ScannedPage[]> {
  const list = preloaded ? { localhost: { mode: 'force-https', includeSubDomains: true } } : {};
  writeFileSync(join(installed, 'conf/hsts-preload.json'), JSON.stringify(list));
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), installed, JSON.stringify({ ...ports, paths })],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  return JSON.parse(stdout);
}
