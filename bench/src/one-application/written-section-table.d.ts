/** The module that `section-table.ts` writes for each build; the bundler finds it by this name. */
declare module 'section-table' {
  export const sectionTable: Record<string, Record<string, () => Promise<unknown>>>;
}
