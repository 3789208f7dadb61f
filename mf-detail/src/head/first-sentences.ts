/** What search results show of a description, in characters. */
const LENGTH = 160;

/** The beginning of a text for a search result: cut at a word, with an ellipsis where something is left out. */
export function firstSentences(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LENGTH) return plain;
  const cut = plain.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}
