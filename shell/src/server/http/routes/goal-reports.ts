import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { GOAL_URL, type GoalReport, MAX_NAMES } from '../../../protocol/goal-report.ts';
import { isVisitors } from '../../observe/goals/note-goals.ts';
import type { Observer } from '../../observe/observer.ts';
import { visitorKey } from '../../observe/visitor-key.ts';

/** Maximum messages from one address per minute: many visitors may share an address. */
const MAX_MESSAGES = 300;
const MAX_BYTES = 8192;

const name = { type: 'string', maxLength: 40, pattern: '^[a-z-]*$' } as const;
const body = {
  type: 'object',
  required: ['page', 'releases', 'forms'],
  additionalProperties: false,
  properties: {
    page: name,
    releases: {
      type: 'object',
      maxProperties: MAX_NAMES,
      additionalProperties: { type: 'string', maxLength: 100, pattern: '^[\\w.+:-]*$' },
    },
    forms: { type: 'array', maxItems: MAX_NAMES, items: { ...name, minLength: 1 } },
    begun: { ...name, minLength: 1 },
  },
} as const;

/** `POST /_goal`: browsers report pages that they rendered themselves, and forms that a visitor begins to fill in. */
export async function goalReportRoute(server: FastifyInstance, { observer }: { observer: Observer }) {
  await server.register(rateLimit, { max: MAX_MESSAGES, timeWindow: 60_000 });
  server.post<{ Body: GoalReport }>(GOAL_URL, { bodyLimit: MAX_BYTES, schema: { body } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isVisitors(request)) return reply.code(204).send();
    const { page, forms, begun } = request.body;
    const releases = observer.comparable(request.body.releases, request);
    const visitor = visitorKey(request);
    if (begun) observer.goals.begun(visitor, begun, releases);
    else observer.goals.pageShown(visitor, { kind: page, forms, releases });
    return reply.code(204).send();
  });
}
