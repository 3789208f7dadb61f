import { sectionTable } from 'section-table';

export * from '@facade/shell/server/renderer';

/** Section → expose → its module, all loaded. */
export async function loadSections(): Promise<Map<string, Map<string, unknown>>> {
  const sections = Object.entries(sectionTable).map(async ([section, exposes]) => {
    const modules = Object.entries(exposes).map(async ([expose, load]) => [expose, await load()] as const);
    return [section, new Map(await Promise.all(modules))] as const;
  });
  return new Map(await Promise.all(sections));
}
