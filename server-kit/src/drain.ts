import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { untilAcceptQueueIsEmpty } from './until-accept-queue-is-empty.ts';

/** How a server ends. All in milliseconds. */
export interface DrainTimes {
  /** Connections are still accepted for so long: whoever balances the load looks at `/readyz` meanwhile. */
  grace: number;
  /** Ends the grace early, once nobody has connected for so long. Without it the grace lasts whole. */
  quiet?: number;
  /** A kept connection on which nothing came for so long after the grace has no request under way. A second unless set. */
  silence?: number;
  /** Whatever is still open then is cut. */
  deadline: number;
}

interface Connection {
  responses: Set<ServerResponse>;
  /** Bytes that had come, and the time, when it fell silent. */
  bytes: number;
  since: number;
}

const SILENCE = 1000;
const LOOK_EVERY = 25;

/**
 * Ends servers without breaking off a request. `server.close()` of Node.js closes kept connections at once, although a request may
 * be on its way on them, and the kernel resets whoever has connected and was not accepted yet. Here requests are held back for the
 * moment in which the listeners close, so that all who have connected are accepted and nobody connects anew. Then each kept
 * connection gets one more answer, with `Connection: close`, or is closed when it has been silent.
 */
export class Drain {
  readonly #servers = new Set<Server>();
  readonly #connections = new Map<Socket, Connection>();
  #connectedAt = 0;
  #ending: Promise<void> | undefined;
  #isClosed = false;
  /** Requests that wait until the listeners are closed. */
  #held: (() => void)[] | undefined;

  /** Takes a server on: after its handlers are set, before it listens. */
  watch(server: Server): void {
    this.#servers.add(server);
    server.once('close', () => this.#servers.delete(server));
    server.on('connection', (socket: Socket) => this.#connected(socket));
    for (const event of ['request', 'checkExpectation']) this.#holdBack(server, event);
  }

  /** From the moment the process was asked to end. */
  get draining(): boolean {
    return this.#ending !== undefined;
  }

  /** Resolves when no connection is left, or when the deadline has passed and the rest was cut. Later calls wait for the first. */
  end(times: DrainTimes): Promise<void> {
    this.#ending ??= this.#end(times);
    return this.#ending;
  }

  async #end({ grace, quiet = Number.POSITIVE_INFINITY, silence = SILENCE, deadline }: DrainTimes): Promise<void> {
    const began = performance.now();
    const passed = () => performance.now() - began;
    const isQuiet = () => performance.now() - Math.max(this.#connectedAt, began) >= quiet;
    for (let left = Math.min(grace, deadline); left > 0 && !isQuiet(); left = Math.min(grace, deadline) - passed())
      await wait(Math.min(LOOK_EVERY, left));
    await this.#closeListeners();
    const closedAt = performance.now();
    while (this.#connections.size > 0 && passed() < deadline) {
      await wait(LOOK_EVERY);
      // Timers run first after a stall: what has arrived meanwhile is read before any connection is judged.
      await nextTurn();
      this.#closeSilent(silence, closedAt);
    }
    for (const server of this.#servers) server.closeAllConnections();
  }

  async #closeListeners(): Promise<void> {
    const held: (() => void)[] = [];
    this.#held = held;
    await untilAcceptQueueIsEmpty(() => this.#connectedAt);
    // Not the server's own `close`, which closes kept connections.
    for (const server of this.#servers) Listener.prototype.close.call(server);
    this.#isClosed = true;
    for (const { responses } of this.#connections.values()) for (const response of responses) closeAfter(response);
    this.#held = undefined;
    for (const handle of held) handle();
  }

  /** Puts one handler in the place of those of the server, which are called when the request may be worked on. */
  #holdBack(server: Server, event: string): void {
    const handlers = server.listeners(event) as RequestListener[];
    // With a handler that does nothing, Node.js would leave an event unanswered that it answers by itself.
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
