/** Whether a menu entry is that of the current page or of a page above it. Every page is under the home page. */
export const isUnder = (entryPath: string, current: string): boolean =>
  entryPath === current || (entryPath.split('/').length > 3 && current.startsWith(entryPath));
