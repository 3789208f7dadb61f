import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { untilNobodyWaits } from './until-nobody-waits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

export interface DrainTimes {
  /** Milliseconds in which connections are still accepted: whoever sends visitors here looks at `/readyz` meanwhile. */
  grace: number;
  /** Milliseconds after which whatever is still open is cut. */
  deadline: number;
}

interface Connection {
  answers: Set<ServerResponse>;
  /** Bytes that had come, and the time, when it fell silent. */
  bytes: number;
  since: number;
}

/** A kept connection on which nothing came for so long has no request under way. In milliseconds. */
const SILENT = 1000;
const LOOK_EVERY = 50;

/**
 * Ends servers without breaking a connection. `server.close()` of Node.js cuts kept connections at once, although a request may
 * be on its way on them, and the kernel resets whoever has connected and was not accepted yet. Here requests wait for some
 * milliseconds, in which all are accepted and nobody comes back for more; then the listener closes, and each kept connection gets
 * one more answer, with `Connection: close`, or is closed when it has been silent.
 */
export class Drain {
  readonly #servers = new Set<Server>();
  readonly #connections = new Map<Socket, Connection>();
  #ending: Promise<void> | undefined;
  #isClosed = false;
  /** Requests that wait until the listener is closed. */
  #held: (() => void)[] | undefined;

  /** Takes a server on, before it listens. */
  watch(server: Server): void {
    this.#servers.add(server);
    server.once('close', () => this.#servers.delete(server));
    server.on('connection', (socket: Socket) => this.#connected(socket));
    server.prependListener('request', ({ socket }, answer) => this.#answering(socket, answer));
  }

  /** The same handler, which waits while the listener closes. */
  hold(handler: RequestListener): RequestListener {
    return (request, answer) => {
      if (this.#held) this.#held.push(() => handler(request, answer));
      else handler(request, answer);
    };
  }

  /** From the moment the process was asked to end. */
  get draining(): boolean {
    return this.#ending !== undefined;
  }

  /** Resolves when no connection is left, or when time is up and the rest was cut. Later calls wait for the first. */
  end(times: DrainTimes): Promise<void> {
    this.#ending ??= this.#end(times);
    return this.#ending;
  }

  async #end({ grace, deadline }: DrainTimes): Promise<void> {
    const until = Date.now() + deadline;
    await wait(Math.min(grace, deadline));
    await this.#closeListeners();
    for (const { answers } of this.#connections.values()) for (const answer of answers) closeAfter(answer);
    while (this.#connections.size > 0 && Date.now() < until) {
      this.#closeSilent();
      await wait(LOOK_EVERY);
    }
    for (const server of this.#servers) server.closeAllConnections();
  }

  async #closeListeners(): Promise<void> {
    const held: (() => void)[] = [];
    this.#held = held;
    await untilNobodyWaits(this.#servers);
    // Not the server's own `close`: that would cut the kept connections.
    for (const server of this.#servers) Listener.prototype.close.call(server);
    this.#isClosed = true;
    this.#held = undefined;
    for (const handle of held) handle();
  }

  #connected(socket: Socket): void {
    this.#connections.set(socket, { answers: new Set(), bytes: 0, since: Date.now() });
    socket.once('close', () => this.#connections.delete(socket));
  }

  #answering(socket: Socket, answer: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    if (this.#isClosed) closeAfter(answer);
    connection.answers.add(answer);
    answer.once('close', () => {
      connection.answers.delete(answer);
      Object.assign(connection, { bytes: socket.bytesRead, since: Date.now() });
    });
  }

  #closeSilent(): void {
    const now = Date.now();
    for (const [socket, connection] of this.#connections) {
      if (connection.answers.size > 0) continue;
      if (socket.bytesRead !== connection.bytes) Object.assign(connection, { bytes: socket.bytesRead, since: now });
      else if (now - connection.since > SILENT) socket.end();
    }
  }
}

function closeAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}
