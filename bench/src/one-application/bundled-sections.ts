import { sectionTable } from 'section-table';
import { rememberLoads, type SectionLoader } from '../../../shell/src/composition/section-loader.ts';

/** Loads sections from the application's own chunks. */
export const bundledSections = (): SectionLoader => ({
  ...rememberLoads(
    (section, expose) =>
      sectionTable[section]?.[expose]?.() ?? Promise.reject(new Error(`${section} has no ${expose}`)),
  ),
  versionOf: () => 'bundled',
});
