import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../security/headers.ts';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answer of Node.js that is being written on a connection. */
type Busy = { _httpMessage?: { headersSent: boolean } };

/**
 * Answers what is no HTTP, or did not arrive in time, and closes the connection. Nobody knows which request it is about, so nothing
 * of it is logged. A connection on which nothing was ever asked, as browsers open them ahead, is closed without a word.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket & Busy): void {
  if (socket.destroyed) return;
  const isSilent = error.code === 'ECONNRESET' || socket.bytesRead === 0;
  // Another answer is half written: ours would become part of it.
  if (isSilent || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
}
