import { Socket } from 'node:net';
import process from 'node:process';
import { provideFederationRuntime } from '../../../library-insides/module-federation/federation-globals.ts';
import { setHeapGrowth } from '../../../library-insides/node/heap-growth.ts';
import { Channel } from '../channel.ts';
import { CHANNEL, type FromRenderer, type Handlers, handle, MARK, type ToRenderer, thrownError } from '../protocol.ts';
import { Marks } from './marks.ts';
import { OpenedReleases } from './opened-releases.ts';
import { OrderedPages } from './ordered-pages.ts';
import { PageApi } from './page-api.ts';
import { restrict } from './restrict.ts';
import { watchUncaught } from './watch-uncaught.ts';

/** Resident memory, in bytes, above which the renderer is to be replaced. */
const LARGE = 400 * 1024 * 1024;

/**
 * A renderer: opens releases and renders pages for the shell's server, to which its only connection leads. Runs the code of all
 * sections, so nothing else that matters may be in its process.
 *
 * @param renderer the bundle that contains this function
 */
export function serve(renderer: typeof import('../../render/renderer.tsx')): void {
  setHeapGrowth('small');
  const marks = new Marks(MARK);
  const socket = new Socket({ fd: CHANNEL, readable: true, writable: true });
  socket.on('close', () => process.exit(0));
  const channel = new Channel<FromRenderer, ToRenderer>(
    socket,
    ({ head, body }) => handle(handlers, head, body),
    () => process.exit(1),
  );
  const send = (message: FromRenderer, body?: Buffer) => channel.send(message, body ? [body] : []);
  const api = new PageApi(send, marks);
  provideFederationRuntime();
  const releases = new OpenedReleases(renderer.sharedLibraries() as never, marks);
  let pages: OrderedPages | undefined;
  watchUncaught(marks, ({ section, release }, error) =>
    send({ type: 'late', section, release, error: thrownError(error) }),
  );
  const handlers: Handlers<ToRenderer> = {
    start({ build, offline }) {
      pages = new OrderedPages({ renderer, releases, api, marks, build, offline });
      send({ type: 'ready' });
    },
    open: (head, body) =>
      releases.open(head, body).then(
        (owners) => send({ type: 'opened', key: head.key, owners }),
        (error) => send({ type: 'not-opened', key: head.key, error: thrownError(error) }),
      ),
    site: ({ id, site }) => pages?.sites.set(id, site),
    'forget-site': ({ id }) => pages?.sites.delete(id),
    render,
    answer: ({ read, id, isKnown }, body) => api.answered(read, id, isKnown ? null : body),
    refused: ({ read, error }) => api.refused(read, error),
  };
  restrict(marks);

  async function render({ job, order }: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
    try {
      const { page, html } = await (pages as OrderedPages).render(job, order);
      send({ type: 'page', job, page }, html);
    } catch (error) {
      if (renderer.isSignal(error)) send({ type: 'signal', job, signal: error });
      else send({ type: 'failed', job, error: thrownError(error) });
    }
    const bytes = process.memoryUsage.rss();
    if (bytes > LARGE) send({ type: 'large', bytes, suspect: marks.largest });
  }
}
