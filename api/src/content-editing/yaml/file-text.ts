/** Edits a text with Windows line endings as if they were line feeds, and converts them back. */
export function withLineFeeds(text: string, change: (text: string) => string): string {
  const isCrlf = text.includes('\r\n') && !/[^\r]\n/.test(text);
  return isCrlf ? change(text.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n') : change(text);
}
