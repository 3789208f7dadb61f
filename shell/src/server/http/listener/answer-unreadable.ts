import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../security/headers.ts';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answer that Node.js is writing on a connection. */
type Busy = { _httpMessage?: { headersSent: boolean } };

/**
 * Answers a request that is not HTTP or did not arrive in time, and closes the connection. Not logged, because the request is
 * unknown. A connection without any request, which browsers open in advance, is closed silently.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket & Busy): void {
  if (socket.destroyed) return;
  const isSilent = error.code === 'ECONNRESET' || socket.bytesRead === 0;
  // Another answer is half written: this one would become part of it.
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
