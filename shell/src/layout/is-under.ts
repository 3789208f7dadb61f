/** Whether a menu entry is that of the page shown, or the one it lies under. The home page has everything under it. */
export const isUnder = (entryPath: string, current: string): boolean =>
  entryPath === current || (entryPath.split('/').length > 3 && current.startsWith(entryPath));
