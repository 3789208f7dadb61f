import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/**
 * Loads what a live release exposes, in a page built with `buildHost` or its server. Rejects if the section is not live, or cannot be loaded.
 * @param releases where all releases are: in a browser an address, on a server a folder
 * @param live section → its version
 * @example const { page } = await loadExpose<{ page: Page }>('/_sections', { 'mf-menu': '1.0.0-1a2b3c4d5e' }, 'mf-menu/page-menu');
 */
export async function loadExpose<Module>(releases: string, live: Record<string, string>, id: string): Promise<Module> {
  const [section = '', expose] = id.split('/');
  if (!live[section]) throw new Error(`${section} is not live`);
  const release = `${releases}/${section}/${live[section]}`;
  // Each release is a remote of its own: a server may have several of a section.
  const name = `${section}_${live[section]}`.replaceAll(/\W/g, '_');
  const remote =
    typeof window === 'undefined'
      ? { entry: `${release}/node/remoteEntry.cjs`, type: 'commonjs-module' as never }
      : { entry: new URL(`${release}/web/mf-manifest.json`, location.href).href };
  registerRemotes([{ name, ...remote }]);
  const module = await loadRemote<Module>(`${name}/${expose}`);
  if (!module) throw new Error(`${section} ${live[section]} has no ${expose}`);
  return module;
}
