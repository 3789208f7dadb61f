import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Connections are accepted until none has come for so long: whoever balances the load has noticed by then. In milliseconds. */
const QUIET = 300;

/** But for no more than this part of the time to drain. */
const SHARE = 1 / 4;

/** A connection on which nothing came for so long has no request under way. In milliseconds. */
const SILENT = 1000;

/** A turn of the event loop too short for a connection to wait unseen. In milliseconds. */
const SHORT_TURN = 0.3;

/**
 * While requests are held back, every caller that waits for an answer before it connects again soon stops connecting. The listener
 * closes after so long without a new connection, or, with callers that do not wait, in the first short turn without one after
 * `SETTLE_LIMIT`; after `CLOSE_LIMIT` at the latest. In milliseconds.
 */
const SETTLED = 20;
const SETTLE_LIMIT = 250;
const CLOSE_LIMIT = 500;

const CHECK_EVERY = 25;

/**
 * Ends a server without breaking off a request. `server.close()` of Node.js closes kept connections at once, although a request
 * may be on its way on them, and the kernel resets whoever has connected and was not accepted yet. Here each answer closes its
 * connection, a kept one is closed only when it has been silent, and requests are held back for the moment in which the listener
 * closes, so that all who have connected are accepted and nobody connects anew.
 */
export class Drain {
  readonly #server: Server;
  /** When each open connection was last used; never for one on which a request is under way. */
  readonly #connections = new Map<Socket, number>();
  readonly #responses = new Set<ServerResponse>();
  #connectedAt = 0;
  #isDraining = false;
  #gate: Promise<void> | null = null;

  /** Watches a server that does not listen yet. */
  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#connectedAt = performance.now();
      this.#connections.set(socket, this.#connectedAt);
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => this.#began(socket, response));
  }

  /** What a request has to wait for before it is worked on; null at all times but one moment. */
  get gate(): Promise<void> | null {
    return this.#gate;
  }

  /** Resolves when every connection is closed, after so many seconds at the latest. */
  async end(seconds: number): Promise<void> {
    const began = performance.now();
    const limit = began + seconds * 1000;
    this.#isDraining = true;
    for (const response of this.#responses) closeAfter(response);
    const since = (moment: number) => performance.now() - Math.max(moment, began);
    while (since(this.#connectedAt) < QUIET && performance.now() < began + seconds * 1000 * SHARE)
      await delay(CHECK_EVERY);
    await this.#closeListener();
    while (this.#connections.size > 0 && performance.now() < limit) {
      await delay(CHECK_EVERY);
      // After a stall, what has arrived is read first: timers run before it.
      await nextTurn();
      for (const [socket, usedAt] of this.#connections) if (since(usedAt) > SILENT) socket.end();
    }
    this.#server.closeAllConnections();
  }

  async #closeListener(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    await this.#allAccepted();
    // Not the server's own `close`, which closes kept connections.
    Listener.prototype.close.call(this.#server);
    this.#gate = null;
    resolve();
  }

  /** Resolves right after a short turn of the event loop, when nobody has connected for a while. */
  async #allAccepted(): Promise<void> {
    const began = performance.now();
    for (let before = began; before < began + CLOSE_LIMIT; ) {
      await nextTurn();
      const now = performance.now();
      const quietFrom = now < began + SETTLE_LIMIT ? now - SETTLED : before;
      if (now - before <= SHORT_TURN && this.#connectedAt < quietFrom) return;
      before = now;
    }
  }

  #began(socket: Socket, response: ServerResponse): void {
    if (this.#isDraining) closeAfter(response);
    this.#responses.add(response);
    this.#connections.set(socket, Number.POSITIVE_INFINITY);
    response.once('close', () => {
      this.#responses.delete(response);
      if (this.#connections.has(socket)) this.#connections.set(socket, performance.now());
    });
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
