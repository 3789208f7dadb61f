import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT, type ShellContract } from '@facade/platform/contract';
import { scanSources } from '@facade/platform/contract/scan-sources';
import { eventShapes, typeShapes } from '@facade/platform/contract/type-shapes';
import { PATHS } from '../workspace.ts';

/** The contract that the shell's renderer exports. */
interface BuiltRenderer {
  routes: Record<string, { section: string; page: string } | { own: unknown }>;
  sharedLibraries(): Record<string, { version: string; lib(): object }>;
}

/** The contract of the shell's finished build in `output`; what it shares is read from the build itself. */
export async function describeShell(folder: string, output: string): Promise<ShellContract> {
  const mentions = scanSources(join(folder, 'src'));
  const [shapes, renderer] = await Promise.all([
    typeShapes(folder, {}, mentions),
    import(pathToFileURL(join(output, 'node/renderer.mjs')).href) as Promise<BuiltRenderer>,
  ]);
  return {
    contracts: [CONTRACT],
    routes: Object.fromEntries(
      Object.entries(renderer.routes).flatMap(([kind, page]) => ('own' in page ? [] : [[kind, page]])),
    ),
    slots: shapes.slots,
    events: eventShapes(mentions, shapes),
    shared: sharedOf(folder, renderer),
  };
}

function sharedOf(folder: string, { sharedLibraries }: BuiltRenderer): ShellContract['shared'] {
  // These share only the names in the file; all others are shared completely.
  const inPart = readdirSync(join(folder, relative(PATHS.shell, PATHS.shellSurface))).map((file) =>
    basename(file, '.ts'),
  );
  return Object.fromEntries(
    Object.entries(sharedLibraries()).map(([module, { version, lib }]) => [
      module,
      { version, names: Object.keys(lib()).sort(), whole: !inPart.includes(module) },
    ]),
  );
}
