/** Whether the visitor asked for less data, in the browser or in the system. Asked when something is loaded, in the browser only. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  Boolean(window.matchMedia?.('(prefers-reduced-data: reduce)').matches);
