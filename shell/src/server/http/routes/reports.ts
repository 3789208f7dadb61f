import { FRAME, MAX_FRAMES } from '@facade/shared-domain/browser-errors';
import { HARMS } from '@facade/shared-domain/releases';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { MAX_REASON, MAX_REPORTS, REPORT_URL, type Report } from '../../../protocol/report.ts';
import { redactReason } from '../../observe/logs/redact.ts';
import type { Observer } from '../../observe/observer.ts';

/** Maximum messages from one address per minute: many visitors may share an address. */
const MAX_MESSAGES = 60;
const MAX_BYTES = 8192;

const word = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\w.+-]+$' } as const;
/** A developer's own release is named after its host. It is valid but never counted. */
const release = { ...word, pattern: '^[\\w.+:-]+$' } as const;
const body = {
  type: 'object',
  required: ['failures'],
  additionalProperties: false,
  properties: {
    failures: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_REPORTS,
      items: {
        type: 'object',
        required: ['section', 'release', 'expose', 'timedOut', 'reason'],
        additionalProperties: false,
        properties: {
          section: word,
          release,
          expose: word,
          timedOut: { type: 'boolean' },
          reason: { type: 'string', maxLength: MAX_REASON },
          frames: { type: 'array', maxItems: MAX_FRAMES, items: { type: 'string', pattern: FRAME.source } },
          harm: { enum: HARMS },
        },
      },
    },
  },
} as const;

/** `POST /_report`: browsers report sections that failed there, or harmed a page. The error budget limits how much one visitor counts. */
export async function reportRoute(server: FastifyInstance, { observer }: { observer: Observer }) {
  await server.register(rateLimit, { max: MAX_MESSAGES, timeWindow: 60_000 });
  server.post<{ Body: { failures: Report[] } }>(
    REPORT_URL,
    { bodyLimit: MAX_BYTES, schema: { body } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const failures = request.body.failures.map((failure) => ({ ...failure, reason: redactReason(failure.reason) }));
      observer.reported(failures, request);
      return reply.code(204).send();
    },
  );
}
