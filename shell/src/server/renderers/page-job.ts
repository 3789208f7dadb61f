import type { Answer, ReadAnswer } from '../api/answer.ts';
import type { ServerApi } from '../api/api-client.ts';
import { Compressed } from '../pages/cache/compressed.ts';
import type { PageRequest, RenderedPage } from '../pages/rendered-page.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import type { Lease } from '../releases/section-source.ts';
import { errorFrom, type PageHead, type RenderOrder } from './protocol.ts';

/**
 * A page that a renderer is to render. What belongs to the visitor stays here: their cookie, address and preview never reach a renderer, only the
 * api's answers for their page do.
 */
export class PageJob {
  readonly request: PageRequest;
  readonly lease: Lease;
  readonly #shared: boolean;
  readonly #api: ServerApi;
  #madeOf: ReadAnswer[] = [];
  #cookies: string[] = [];
  #read: (path: string) => Promise<Answer>;

  constructor(api: ServerApi, request: PageRequest, lease: Lease, shared: boolean) {
    this.#api = api;
    this.request = request;
    this.lease = lease;
    this.#shared = shared;
    this.#read = this.#reader();
  }

  get set(): ReleaseSet {
    const { set } = this.lease;
    if (set instanceof ReleaseSet) return set;
    throw new Error('only releases are rendered by other processes');
  }

  /** It is rendered again from the start: what it has read so far does not count. */
  restart(): void {
    this.#madeOf = [];
    this.#cookies = [];
    this.#read = this.#reader();
  }

  read(path: string): Promise<Answer> {
    return this.#read(path);
  }

  order(): Omit<RenderOrder, 'site' | 'set'> {
    const { url, route, form, preview, staff, isControl } = this.request;
    const { overrides } = this.lease;
    const previewEndsAt = preview?.endsAt.getTime();
    return { url: url.href, route, form, previewEndsAt, staff, isControl, overrides, shared: this.#shared };
  }

  /** The page, from what the renderer says of it and what only this process knows. */
  finished({ failures, ...head }: PageHead, html: Buffer): RenderedPage {
    return {
      ...head,
      failures: failures.map(({ error, ...failure }) => ({ ...failure, ...(error && { error: errorFrom(error) }) })),
      body: new Compressed(html),
      madeOf: this.#madeOf,
      ...(this.#cookies.length > 0 ? { cookies: this.#cookies } : {}),
    };
  }

  #reader(): (path: string) => Promise<Answer> {
    const { requestId, address, cookie, protocol, preview } = this.request;
    const cookies = this.#cookies;
    const own = this.#shared ? {} : preview ? { address } : { address, cookie, protocol, cookies };
    return this.#api.reader({ requestId, reads: this.#madeOf, preview: preview?.token, ...own });
  }
}
