import { rememberLoads, type SectionLoader } from '@facade/shell/composition/section-loader';
import { sectionTable } from 'section-table';

/** Loads sections from the application's own chunks. */
export const bundledSections = (): SectionLoader => ({
  ...rememberLoads(
    (section, expose) =>
      sectionTable[section]?.[expose]?.() ?? Promise.reject(new Error(`${section} has no ${expose}`)),
  ),
  versionOf: () => 'bundled',
});
