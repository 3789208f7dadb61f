/** Work that goes on behind what is done next: a second part is begun before it has ended, a third is not. */
export class Behind {
  #last: Promise<unknown> = Promise.resolve();

  /** Returns when the work before has ended. Its failure is thrown here, or by {@link finish}. */
  async begin(work: () => Promise<unknown>): Promise<void> {
    await this.#last;
    this.#last = work();
    // A failure is thrown when it is awaited, not before.
    this.#last.catch(() => {});
  }

  async finish(): Promise<void> {
    await this.#last;
  }
}
