import { createServer, type RequestListener, type Server } from 'node:http';
import type { Drain } from '@facade/server-kit/drain';
import { TIME_LIMITS } from '../../time-limits.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { limitBodies } from './limit-bodies.ts';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { LIMITS } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

export interface ListenerOptions {
  drain: Drain;
  connections: ConnectionLimits;
}

/** Creates Fastify's HTTP servers, one for each address, with our limits and graceful draining. */
export const createListener =
  ({ drain, connections }: ListenerOptions) =>
  (handler: RequestListener): Server => {
    const server = createServer(LIMITS, handler);
    server.setTimeout(TIME_LIMITS.stalled);
    server.on('clientError', answerUnreadable);
    // Node.js would answer 417 without our headers. An `Expect` header is no reason to refuse.
    server.on('checkExpectation', handler);
    limitBodies(server, { plain: TIME_LIMITS.request, upload: TIME_LIMITS.uploadRequest });
    limitConnections(server, connections);
    drain.watch(server);
    return server;
  };
