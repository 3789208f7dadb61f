/** What a word or id of a CRM means; undefined if the table does not have it. */
export const meaningOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
