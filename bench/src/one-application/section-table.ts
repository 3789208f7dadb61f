import { join } from 'node:path';
import { exposesOf } from '@facade/platform/build/remote-file';

/**
 * Source of a module that imports every page, fragment and locale of the sections: the bundler does what federation does at run
 * time. One chunk per section and one per locale, the same split as in the sections' own builds.
 */
export function sectionTable(root: string, sections: readonly string[]): string {
  const entries = sections.map((section) => {
    const folder = join(root, section);
    const loads = Object.entries(exposesOf(folder)).map(([expose, source]) => {
      const name = expose.replace('./', '');
      const chunk = name.startsWith('locale-') ? `${section}-${name}` : section;
      const file = JSON.stringify(join(folder, source));
      return `    ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunk}" */ ${file}),`;
    });
    return [`  ${JSON.stringify(section)}: {`, ...loads, '  },'].join('\n');
  });
  return ['export const sectionTable = {', ...entries, '};', ''].join('\n');
}
