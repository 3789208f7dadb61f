import type { IncomingMessage, Server } from 'node:http';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import { isUpload } from '../uploads/is-upload.ts';
import { answerUnreadable } from './answer-unreadable.ts';

/** How long a body may take to arrive, in milliseconds. */
export interface BodyLimits {
  plain: number;
  /** A body with files of many megabytes, which a phone on the road sends slowly. */
  upload: number;
}

/**
 * Answers 408 if a body does not arrive in time, and closes the connection. Node.js itself has only one limit for all requests.
 */
export function limitBodies(server: Server, { plain, upload }: BodyLimits): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(
      () => {
        if (!request.complete)
          answerUnreadable(Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
      },
      isUpload(request) || request.url?.startsWith(`${REGISTRY_URL}/`) ? upload : plain,
    ).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
