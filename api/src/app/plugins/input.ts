import { shownText } from '@facade/shared-domain/listing/rejected';
import type { FastifyRequest } from 'fastify';
import { type Api, formText, inspectInput, ProblemError, parameterMessage, requestLanguage } from '../../http/index.ts';

/**
 * Checks for all schemas that every text of path, query and body can be stored, and that nothing is nested too deep.
 */
export function addInputChecks(api: Api): void {
  api.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    // A form that was sent without JavaScript has its empty fields in the query.
    for (const name of Object.keys(query)) if (query[name] === '') delete query[name];
    for (const place of ['params', 'query', 'body'] as const) check(request, place);
  });
}

function check(request: FastifyRequest, place: 'params' | 'query' | 'body'): void {
  const problem = inspectInput(request[place]);
  if (!problem) return;
  if (problem.kind === 'too-deep') throw new ProblemError('bad-request');
  const language = requestLanguage(request);
  const field = shownText(problem.field ?? place);
  if (place === 'body') throw new ProblemError('invalid-form', { [field]: formText('unreadable', language) });
  throw new ProblemError('bad-parameter', {
    [field]: parameterMessage({ keyword: 'unreadable', params: {} }, language),
  });
}
