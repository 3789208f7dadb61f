import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Renderer = typeof import('./renderer.tsx');

/** Prefix under which the shell's own files are served. */
export const SHELL_URL = '/_shell/';

/** The shell's own build: its renderer, its browser scripts and its fonts. */
export class BuildFiles {
  readonly renderer: Renderer;
  readonly folder: string;
  /** URL → file on disk. */
  readonly fonts: ReadonlyMap<string, string>;
  readonly scripts: { entry: string; preload: string[] };
  readonly integrity: Record<string, string>;

  private constructor(
    renderer: Renderer,
    folder: string,
    scripts: BuildFiles['scripts'],
    integrity: Record<string, string>,
  ) {
    this.renderer = renderer;
    this.folder = folder;
    this.scripts = scripts;
    this.integrity = integrity;
    this.fonts = new Map(renderer.fontFiles.map(({ file, url }) => [url, fontFile(file)] as const));
  }

  /** Rejects when the shell has not been built. */
  static async open(folder: string): Promise<BuildFiles> {
    const web = join(folder, 'web');
    const files = (await readdir(web)).filter((file) => file.endsWith('.js'));
    const integrity: Record<string, string> = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
    const entry = files.find((file) => file.startsWith('boot.'));
    if (!entry) throw new Error(`${web} has no entry script; build the shell first`);
    const renderer: Renderer = await import(pathToFileURL(join(folder, 'node/renderer.mjs')).href);
    const preload = files.filter((file) => /^(react|shell)\./.test(file));
    return new BuildFiles(
      renderer,
      folder,
      { entry: SHELL_URL + entry, preload: [entry, ...preload].map((file) => SHELL_URL + basename(file)) },
      Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [SHELL_URL + file, hash])),
    );
  }
}

/** Fonts are packages of shared-ui, so they are looked up from there. */
const fontFile = createRequire(import.meta.resolve('@facade/shared-ui')).resolve;
