/** Pieces of work that are under way at a time: one may be sent to the database while another is done there. */
const AT_ONCE = 3;

/** Work that goes on behind what is done next, a few pieces at a time. */
export class Behind {
  readonly #running = new Set<Promise<unknown>>();
  #failed: Promise<unknown> | undefined;

  /** Returns when there is room for this one. The failure of one before is thrown here, or by {@link finish}. */
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
