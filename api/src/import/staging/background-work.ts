/** Concurrent tasks: one may be sent to the database while another runs there. */
const AT_ONCE = 3;

/** Runs a few tasks in the background while the caller continues. */
export class BackgroundWork {
  readonly #running = new Set<Promise<unknown>>();
  #failed: Promise<unknown> | undefined;

  /** Starts a task; waits while too many run. Throws the failure of an earlier task, as {@link finish} does. */
  async begin(work: () => Promise<unknown>): Promise<void> {
    while (this.#running.size >= AT_ONCE) await Promise.race(this.#running);
    await this.#failed;
    const running = work();
    this.#running.add(running);
    running.then(
      () => this.#running.delete(running),
      () => {
        this.#running.delete(running);
        this.#failed ??= running;
      },
    );
  }

  async finish(): Promise<void> {
    await Promise.all(this.#running);
    await this.#failed;
  }
}
