import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Renderer = typeof import('./render/renderer.tsx');

/** URL prefix of the shell's own files. */
export const SHELL_URL = '/_shell/';

/** What renders pages, in the folder of the build; complete in this one file. */
export const RENDERER_BUNDLE = 'node/renderer.mjs';

/** The shell's own build: its renderer, its browser scripts and its fonts. */
export interface BuildFiles {
  readonly renderer: Renderer;
  readonly folder: string;
  /** URL → file on disk. */
  readonly fonts: ReadonlyMap<string, string>;
  /** `content`: needed only by the agency's own pages. `messages`: needed only by message pages. */
  readonly scripts: { entry: string; preload: string[]; content: string[]; messages: string[] };
  /** Script of the map frame. */
  readonly mapScript: string;
  /** Text of the service worker, without its settings. */
  readonly workerScript: string;
  readonly integrity: Record<string, string>;
}

/** Rejects if the shell has not been built. */
export async function openBuild(folder: string): Promise<BuildFiles> {
  const web = join(folder, 'web');
  const files = (await readdir(web)).filter((file) => file.endsWith('.js'));
  const integrity: Record<string, string> = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
  const entry = files.find((file) => file.startsWith('boot.'));
  const mapScript = files.find((file) => file.startsWith('map-frame.'));
  if (!entry || !mapScript) throw new Error(`${web} has no entry script; build the shell first`);
  const renderer: Renderer = await import(pathToFileURL(join(folder, RENDERER_BUNDLE)).href);
  const urls = (name: RegExp) => files.filter((file) => name.test(file)).map((file) => SHELL_URL + basename(file));
  return {
    renderer,
    folder,
    fonts: fontFiles(renderer),
    scripts: {
      entry: SHELL_URL + entry,
      preload: [SHELL_URL + entry, ...urls(/^(react|shell)\./)],
      content: urls(/^content\./),
      messages: urls(/^messages\./),
    },
    mapScript: SHELL_URL + mapScript,
    workerScript: await readFile(join(folder, 'worker/service-worker.js'), 'utf8'),
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [SHELL_URL + file, hash])),
  };
}

/** Fonts are packages of shared-ui, so they are resolved from there. */
function fontFiles({ fontFiles: fonts }: Renderer): ReadonlyMap<string, string> {
  const { resolve } = createRequire(import.meta.resolve('@facade/shared-ui'));
  return new Map(fonts.map(({ file, url }) => [url, resolve(file)] as const));
}
