import type { FastifyInstance } from 'fastify';
import { RELEASE_URL } from '../../../../protocol/release-address.ts';
import type { SectionSource } from '../../../releases/section-source.ts';
import type { Visitors } from '../../../variants/visitors.ts';

/** Which release of a section a visitor gets now. Requested by a page whose own release could not be used. */
export async function releaseRoute(
  server: FastifyInstance,
  { releases, visitors }: { releases: SectionSource; visitors: Visitors },
) {
  server.get<{ Params: { section: string } }>(`${RELEASE_URL}:section`, async (request, reply) => {
    const lease = await releases.lease(visitors.of(request));
    try {
      reply.header('cache-control', 'no-store');
      const handle = lease.set.handles.get(request.params.section);
      if (handle) return handle.address();
      reply.callNotFound();
      return reply;
    } finally {
      lease.release();
    }
  });
}
