import type { Admission } from '../admission/admission.ts';
import type { RenderedPage } from '../rendered-page.ts';

interface SharedRender {
  page: Promise<RenderedPage>;
  /** Number of connected requests that wait for it. */
  waiting: number;
  hasBegun: boolean;
  drop: AbortController;
}

/** Shares renders between concurrent requests for the same page. An abandoned render is dropped before it begins. */
export class SharedRenders {
  readonly #admission: Admission;
  readonly #renders = new Map<string, SharedRender>();

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  /** `disconnect`: aborted when the client disconnects. Without it the page is always rendered. */
  join(key: string, disconnect: AbortSignal | undefined, work: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (disconnect?.aborted) return Promise.reject(disconnect.reason);
    const render = this.#renders.get(key) ?? this.#start(key, work);
    render.waiting += 1;
    disconnect?.addEventListener('abort', () => this.#leave(key, render, disconnect.reason), { once: true });
    return render.page;
  }

  #start(key: string, work: () => Promise<RenderedPage>): SharedRender {
    const drop = new AbortController();
    const begin = () => {
      render.hasBegun = true;
      return work();
    };
    const page = this.#admission.admit(begin, drop.signal).finally(() => this.#forget(key, render));
    const render: SharedRender = { page, waiting: 0, hasBegun: false, drop };
    this.#renders.set(key, render);
    return render;
  }

  #leave(key: string, render: SharedRender, reason: unknown): void {
    render.waiting -= 1;
    if (render.waiting > 0 || render.hasBegun) return;
    // At once: later requests get a separate render.
    this.#forget(key, render);
    render.drop.abort(reason);
  }

  #forget(key: string, render: SharedRender): void {
    if (this.#renders.get(key) === render) this.#renders.delete(key);
  }
}
