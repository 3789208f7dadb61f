import type { FastifyInstance } from 'fastify';
import { RELEASE_URL } from '../../client/find-release.ts';
import type { SectionSource } from '../releases/section-source.ts';

/** Which release of a section a visitor gets now: asked by a page whose own could not be used. */
export async function releaseRoute(server: FastifyInstance, { releases }: { releases: SectionSource }) {
  server.get<{ Params: { section: string } }>(`${RELEASE_URL}:section`, async ({ params }, reply) => {
    const lease = releases.lease();
    try {
      reply.header('cache-control', 'no-store');
      const handle = lease.set.handles.get(params.section);
      if (handle) return handle.address();
      reply.callNotFound();
      return reply;
    } finally {
      lease.release();
    }
  });
}
