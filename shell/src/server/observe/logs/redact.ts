/** A browser's reason without its quotes: queries, mail addresses and quoted text may be personal data. */
export const redactReason = (reason: string): string =>
  withoutQueries(reason)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[^\s@]+@[^\s@]+/g, '…@…');

/** A message or stack of our own without queries and mail addresses. Keeps file names such as `package@1.2.3`. */
export const redactText = (text: string): string =>
  withoutQueries(text).replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '…@…');

const withoutQueries = (text: string): string => text.replace(/\?[^\s)'"]*/g, '?…');
