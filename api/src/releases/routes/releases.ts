import { RELEASE_SPANS } from '@facade/shared-domain/releases';
import { z } from 'zod';
import { loggedInStaff, memberOf } from '../../accounts/index.ts';
import { type Api, ProblemError, problemAnswer } from '../../http/index.ts';
import { changeRelease, type RegistryAccess, readReleases } from '../registry-service.ts';
import { releaseChange, releasesAnswer } from './schemas.ts';

const since = z.enum(RELEASE_SPANS).default('7d').describe('for what visitors achieve, and for what changed');

const notLoggedIn = problemAnswer('not logged in as staff');
const notManager = problemAnswer('not a manager');

/** `GET /api/agency/releases` and `POST /api/agency/releases`: which releases visitors get, and the undo, for managers. */
export async function releasesRoute(api: Api, { registry }: { registry: RegistryAccess | null }): Promise<void> {
  api.get(
    '/api/agency/releases',
    {
      schema: {
        tags: ['agency'],
        summary: 'The releases of each section with their figures, and what changed beside the goals that moved',
        querystring: z.object({ since }),
        response: { 200: releasesAnswer, 401: notLoggedIn, 403: notManager },
      },
    },
    async (request) => {
      const staff = memberOf(loggedInStaff(request));
      return { staff, state: registry && (await readReleases(registry, request.query.since, staff.name)) };
    },
  );
  api.post(
    '/api/agency/releases',
    {
      schema: {
        tags: ['agency'],
        summary: 'Rolls back, halts or promotes a release, in the name of who is logged in',
        body: releaseChange,
        response: {
          204: z.null(),
          401: notLoggedIn,
          403: notManager,
          409: problemAnswer('there is a newer release, or the registry service refuses or is not configured'),
          422: problemAnswer('not a change of a release'),
          503: problemAnswer('no registry service answers'),
        },
      },
    },
    async (request, reply) => {
      if (!registry) throw new ProblemError('release-refused');
      const { section, action } = request.body;
      const refusal = await changeRelease(registry, request.body, loggedInStaff(request).name);
      if (refusal !== null) {
        request.log.warn({ section, action, why: refusal }, 'the registry service refused a change by staff');
        throw new ProblemError('release-refused');
      }
      return reply.status(204).send(null);
    },
  );
}
