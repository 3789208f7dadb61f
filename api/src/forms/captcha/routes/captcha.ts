import { z } from 'zod';
import { type Api, documentAnswer, ProblemError, problemAnswer } from '../../../http/index.ts';
import { ALLOWANCES, perAddress } from '../../../platform/index.ts';
import type { Captcha } from '../captcha.ts';
import { readSolver, SOLVER_FOLDER } from '../solver-files.ts';

const offer = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('none') }),
  z.object({
    provider: z.literal('altcha'),
    solver: z.string().describe('address of the worker that solves it'),
    challenge: z.record(z.string(), z.unknown()).describe('as the worker takes it'),
    expiresIn: z.number().describe('seconds within which its solution is accepted'),
  }),
  z.object({
    provider: z.enum(['turnstile', 'hcaptcha', 'friendly']),
    siteKey: z.string().describe('of the agency, for the provider’s own script'),
  }),
]);

const solverFile = z.object({ '*': z.string() });

/**
 * `GET /api/captcha`: the challenge for the proof of a form; `GET /api/captcha/solver/…`: the worker that solves it.
 */
export async function captchaRoute(api: Api, { captcha }: { captcha: Captcha | null }): Promise<void> {
  api.get(
    '/api/captcha',
    {
      config: { rateLimit: perAddress(ALLOWANCES.challenges) },
      schema: {
        tags: ['forms'],
        summary: 'The challenge for a form’s proof, in its field `captcha`',
        querystring: z.object({}),
        response: { 200: offer, 429: problemAnswer('too many from this address') },
      },
    },
    async ({ ip }, reply) => {
      reply.header('cache-control', 'no-store');
      return captcha ? captcha.offer(ip) : { provider: 'none' as const };
    },
  );

  const files = readSolver();
  api.get(
    `${SOLVER_FOLDER}/*`,
    {
      schema: {
        tags: ['forms'],
        summary: 'A module of the worker that solves the challenge',
        params: solverFile,
        response: {
          200: documentAnswer('the module', 'text/javascript'),
          404: problemAnswer('the worker has no such module'),
        },
      },
    },
    async ({ params }, reply) => {
      const text = files.get(params['*']);
      if (text === undefined) throw new ProblemError('not-found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/javascript; charset=utf-8')
        .serializer(String)
        .send(text);
    },
  );
}
