/** Changes a text whose lines end as on Windows as if they ended with a line feed alone, and gives them back as they were. */
export function withLineFeeds(text: string, change: (text: string) => string): string {
  const isCrlf = text.includes('\r\n') && !/[^\r]\n/.test(text);
  return isCrlf ? change(text.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n') : change(text);
}
