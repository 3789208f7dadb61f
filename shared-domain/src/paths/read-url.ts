/**
 * The URL that a text is; null if it is none. As `URL.parse`, which supported browsers lack.
 * @param base of relative addresses
 * @example readUrl('https://www.example.be/a')?.hostname // 'www.example.be'
 */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
