import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { untilAcceptQueueIsEmpty } from './until-accept-queue-is-empty.ts';

/** How a server drains. All times in milliseconds. */
export interface DrainTimes {
  /** How long connections are still accepted, so that the load balancer notices on `/readyz` that this server is draining. */
  grace: number;
  /**
   * Ends the grace period early once no new connection has arrived for this long. Without it, the full grace period is used.
   */
  quiet?: number;
  /**
   * A kept-alive connection that has received nothing for this long after the grace period is considered idle. Default: one
   * second.
   */
  silence?: number;
  /** Connections still open at this time are closed. */
  deadline: number;
}

interface Connection {
  responses: Set<ServerResponse>;
  /** Bytes received, and the time, when the connection became idle. */
  bytes: number;
  since: number;
}

const SILENCE = 1000;
const POLL_INTERVAL = 25;

/**
 * Drains servers without interrupting a request. `server.close()` of Node.js closes kept-alive connections at once, although a
 * request may already be on its way, and the kernel resets connections that were not accepted yet. The drain holds requests
 * back while the listeners close, so that every pending connection is accepted and clients stop reconnecting. Then each
 * kept-alive connection gets one more answer, with `Connection: close`, or is closed once it is idle.
 */
export class Drain {
  readonly #servers = new Set<Server>();
  readonly #connections = new Map<Socket, Connection>();
  #connectedAt = 0;
  #ending: Promise<void> | undefined;
  #isClosed = false;
  /** Requests that wait until the listeners are closed. */
  #held: (() => void)[] | undefined;

  /** Registers a server. Call this after its handlers are set and before it listens. */
  watch(server: Server): void {
    this.#servers.add(server);
    server.once('close', () => this.#servers.delete(server));
    server.on('connection', (socket: Socket) => this.#connected(socket));
    for (const event of ['request', 'checkExpectation']) this.#holdBack(server, event);
  }

  /** True as soon as the process has been asked to stop. */
  get draining(): boolean {
    return this.#ending !== undefined;
  }

  /**
   * Resolves when no connection is left, or when the deadline has passed and the rest were closed. Later calls wait for the
   * first.
   */
  end(times: DrainTimes): Promise<void> {
    this.#ending ??= this.#end(times);
    return this.#ending;
  }

  async #end({ grace, quiet = Number.POSITIVE_INFINITY, silence = SILENCE, deadline }: DrainTimes): Promise<void> {
    const began = performance.now();
    const passed = () => performance.now() - began;
    const isQuiet = () => performance.now() - Math.max(this.#connectedAt, began) >= quiet;
    for (let left = Math.min(grace, deadline); left > 0 && !isQuiet(); left = Math.min(grace, deadline) - passed())
      await wait(Math.min(POLL_INTERVAL, left));
    await this.#closeListeners();
    const closedAt = performance.now();
    while (this.#connections.size > 0 && passed() < deadline) {
      await wait(POLL_INTERVAL);
      // After a stall, timers run first. Read what has arrived in the meantime before any connection is judged idle.
      await nextTurn();
      this.#closeSilent(silence, closedAt);
    }
    for (const server of this.#servers) server.closeAllConnections();
  }

  async #closeListeners(): Promise<void> {
    const held: (() => void)[] = [];
    this.#held = held;
    await untilAcceptQueueIsEmpty(() => this.#connectedAt);
    // Not the server's own `close`, which also closes kept-alive connections.
    for (const server of this.#servers) Listener.prototype.close.call(server);
    this.#isClosed = true;
    for (const { responses } of this.#connections.values()) for (const response of responses) closeAfter(response);
    this.#held = undefined;
    for (const handle of held) handle();
  }

  /** Replaces the server's handlers with one that calls them as soon as the request may be handled. */
  #holdBack(server: Server, event: string): void {
    const handlers = server.listeners(event) as RequestListener[];
    // With a no-op handler, Node.js would leave an event unanswered that it otherwise answers automatically.
    if (handlers.length === 0) return;
    server.removeAllListeners(event);
    server.on(event, ((request, response) => {
      this.#began(request.socket, response);
      const handle = () => {
        for (const handler of handlers) handler.call(server, request, response);
      };
      if (this.#held) this.#held.push(handle);
      else handle();
    }) satisfies RequestListener);
  }

  #connected(socket: Socket): void {
    this.#connectedAt = performance.now();
    this.#connections.set(socket, { responses: new Set(), bytes: 0, since: this.#connectedAt });
    socket.once('close', () => this.#connections.delete(socket));
  }

  #began(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    if (this.#isClosed) closeAfter(response);
    connection.responses.add(response);
    response.once('close', () => {
      connection.responses.delete(response);
      Object.assign(connection, { bytes: socket.bytesRead, since: performance.now() });
    });
  }

  #closeSilent(silence: number, closedAt: number): void {
    const now = performance.now();
    for (const [socket, connection] of this.#connections) {
      if (connection.responses.size > 0) continue;
      if (socket.bytesRead !== connection.bytes) Object.assign(connection, { bytes: socket.bytesRead, since: now });
      else if (now - Math.max(connection.since, closedAt) > silence) socket.end();
    }
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
