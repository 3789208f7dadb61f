import type { IncomingMessage } from 'node:http';

/** What a server said about a picture when it was fetched. */
export interface PictureAnswer {
  etag: string | null;
  lastModified: string | null;
  /** In bytes. */
  length: number | null;
}

export const answerOf = ({ headers }: IncomingMessage): PictureAnswer => ({
  etag: headers.etag ?? null,
  lastModified: headers['last-modified'] ?? null,
  length: headers['content-length'] === undefined ? null : Number(headers['content-length']),
});

/** Headers that ask for a picture only if it has changed. */
export const conditionsOf = ({ etag, lastModified }: PictureAnswer): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Whether an answer is about the same bytes: not every server knows conditions. The length alone proves nothing. */
export function saysSame(before: PictureAnswer, answer: IncomingMessage): boolean {
  if (answer.statusCode === 304) return true;
  const now = answerOf(answer);
  if (before.etag || now.etag) return before.etag === now.etag;
  return now.lastModified !== null && now.lastModified === before.lastModified && now.length === before.length;
}
