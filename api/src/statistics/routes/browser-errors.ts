import { isLocal } from '@facade/server-kit/local-network';
import { FRAME, MAX_FRAMES } from '@facade/shared-domain/browser-errors';
import { z } from 'zod';
import { type Api, ProblemError } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { addErrors } from '../browser-errors/stored-errors.ts';
import { releaseName } from './release-name.ts';

const error = z.object({
  section: releaseName,
  release: releaseName,
  message: z.string().max(400),
  frames: z.array(z.string().regex(FRAME)).max(MAX_FRAMES),
  pages: z.int().min(1).max(1_000_000),
});

/** A shell that could not reach an api for long has much to tell. */
const MAX_BYTES = 4 * 1024 * 1024;

/** `POST /browser-errors`: what code of the sections throws in browsers. For shells only, as `/goals`. */
export async function browserErrorsRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.post(
    '/browser-errors',
    {
      bodyLimit: MAX_BYTES,
      logLevel: 'warn',
      schema: { hide: true, body: z.object({ errors: z.array(error).max(2000) }) },
    },
    async (request, reply) => {
      if (!isLocal(request.ip)) throw new ProblemError('not-found');
      await addErrors(db, request.body.errors);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}
