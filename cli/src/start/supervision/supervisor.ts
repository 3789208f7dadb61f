import { type ServerPlan, SupervisedServer, type SupervisionOptions } from './supervised-server.ts';

/** One Ctrl+C can arrive twice, from the terminal and from the process that started this one, within these milliseconds. */
const SAME_REQUEST = 1000;

interface SupervisorOptions extends SupervisionOptions {
  /** Milliseconds that a server may take to stop; after that it is killed. */
  stopLimit: number;
}

/**
 * Servers that restart when they end, and stop together with this process: the last started first.
 * A second signal kills them.
 */
export class Supervisor {
  readonly #servers: SupervisedServer[] = [];
  readonly #options: SupervisorOptions;
  #stoppingSince: number | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#asked());
    // On exit, kill remaining children.
    process.on('exit', () => {
      for (const server of this.#servers) server.kill('SIGTERM');
    });
  }

  /** Starts a server and keeps it running; see {@link SupervisedServer.start}. */
  start(plan: ServerPlan): Promise<number> {
    // The process is about to exit.
    if (this.#stoppingSince !== undefined) return new Promise(() => {});
    const givenUp = () => void this.#stop(1);
    const server = new SupervisedServer(plan, { ...this.#options, givenUp });
    this.#servers.push(server);
    return server.start();
  }

  #asked(): void {
    if (this.#stoppingSince === undefined) void this.#stop(0);
    else if (performance.now() - this.#stoppingSince > SAME_REQUEST) {
      for (const server of this.#servers) server.kill('SIGKILL');
      process.exit(1);
    }
  }

  async #stop(status: number): Promise<void> {
    if (this.#stoppingSince !== undefined) return;
    this.#stoppingSince = performance.now();
    for (const server of this.#servers) server.retire();
    for (const server of this.#servers.toReversed()) await server.stop(this.#options.stopLimit);
    process.exit(status);
  }
}
