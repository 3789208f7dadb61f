import { type ChildProcess, fork } from 'node:child_process';
import { AlreadySaid } from './command.ts';

/** Servers that live and end together: when one ends, or when this process is asked to end, so do the others. */
export class ServerGroup {
  readonly #children = new Set<ChildProcess>();
  #ending = false;

  constructor() {
    process.on('SIGINT', () => this.#end(0));
    process.on('SIGTERM', () => this.#end(0));
    // What leaves in a hurry leaves nobody behind.
    process.on('exit', () => {
      for (const child of this.#children) child.kill('SIGTERM');
    });
  }

  /**
   * Starts a server of ours and waits until it says on which port it listens. One that ends before that has said why
   * itself; later its end is that of all.
   */
  start(file: string, env: NodeJS.ProcessEnv): Promise<number> {
    return new Promise((resolve, reject) => {
      const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      this.#children.add(child);
      let ready = false;
      child.on('error', reject);
      child.on('exit', (code) => {
        this.#children.delete(child);
        if (ready) this.#end(code ?? 1);
        else reject(new AlreadySaid(`${file} ended with exit status ${code} before it was ready`));
      });
      child.on('message', (message: { ready?: boolean; port?: number }) => {
        if (!message.ready || !message.port) return;
        ready = true;
        resolve(message.port);
      });
    });
  }

  #end(status: number): void {
    if (this.#ending) return;
    this.#ending = true;
    const leave = () => process.exit(status);
    if (this.#children.size === 0) leave();
    for (const child of this.#children) {
      child.once('exit', () => this.#children.size === 0 && leave());
      child.kill('SIGTERM');
    }
    setTimeout(leave, 10_000).unref();
  }
}
