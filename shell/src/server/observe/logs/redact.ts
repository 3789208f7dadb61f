/** The reason a browser gives, without what it quotes: queries, mail addresses and quoted text may be about a person. */
export const redactReason = (reason: string): string =>
  withoutQueries(reason)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[^\s@]+@[^\s@]+/g, '…@…');

/** A message or stack of our own without queries and mail addresses; a file of `package@1.2.3` keeps its name. */
export const redactText = (text: string): string =>
  withoutQueries(text).replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '…@…');

const withoutQueries = (text: string): string => text.replace(/\?[^\s)'"]*/g, '?…');
