import { allowsStatistics } from '@facade/shared-domain/consent';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { MAX_VITALS, VITALS, VITALS_URL, type Vital } from '../../../protocol/vitals.ts';
import type { Observer } from '../../observe/observer.ts';

/** Maximum messages from one address per minute: many visitors may share an address, and each page sends one message. */
const MAX_MESSAGES = 120;
const MAX_BYTES = 4096;

const body = {
  type: 'object',
  required: ['vitals'],
  additionalProperties: false,
  properties: {
    vitals: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_VITALS,
      items: {
        type: 'object',
        required: ['vital', 'value', 'section', 'release'],
        additionalProperties: false,
        properties: {
          vital: { type: 'string', enum: VITALS },
          // A page that took longer was left in the background.
          value: { type: 'number', minimum: 0, maximum: 600_000 },
          section: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\w.+-]+$' },
          release: { type: 'string', maxLength: 100, pattern: '^[\\w.+:-]*$' },
        },
      },
    },
  },
} as const;

/**
 * `POST /api/vitals`: browsers of visitors who agreed to statistics report how fast pages were. Reports without consent or
 * about an unknown release are accepted and ignored.
 */
export async function vitalsRoute(server: FastifyInstance, { observer }: { observer: Observer }) {
  await server.register(rateLimit, { max: MAX_MESSAGES, timeWindow: 60_000 });
  server.post<{ Body: { vitals: Vital[] } }>(
    VITALS_URL,
    { bodyLimit: MAX_BYTES, schema: { body } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (allowsStatistics(request.headers.cookie ?? ''))
        observer.metrics.releases.vitals.measured(request.body.vitals);
      return reply.code(204).send();
    },
  );
}
