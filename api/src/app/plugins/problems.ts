import { shownText } from '@facade/shared-domain/listing/rejected';
import type { Problem } from '@facade/shared-domain/model';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Api,
  formText,
  HTTP_TEXTS,
  type ParameterIssue,
  PROBLEM_STATUS,
  type ProblemCode,
  ProblemError,
  parameterMessage,
  requestLanguage,
} from '../../http/index.ts';
import { DatabaseUnavailable } from '../../platform/index.ts';

/** Default `Retry-After` of a 503, in seconds. */
const RETRY_AFTER = 2;

/** One format for all errors: a problem document (RFC 9457) in the visitor's language, without internals. */
export function addProblems(api: Api): void {
  api.setErrorHandler(answerError);
  api.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'));
}

/** Answers with the thrown error. Unexpected errors are logged with their stack, under the id in the answer. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = thrown instanceof Error ? thrown : new Error('a value was thrown', { cause: errorFrom(thrown) });
  const { code, errors } = describe(error, request);
  const retryAfter = error instanceof ProblemError ? error.retryAfter : undefined;
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
  // A refusal by a limit has `Retry-After`: it is counted, not logged.
  if (code === 'unavailable' && retryAfter === undefined)
    request.log.warn({ reason: error.message }, 'request refused');
  if (retryAfter !== undefined || code === 'unavailable') reply.header('retry-after', retryAfter ?? RETRY_AFTER);
  return sendProblem(request, reply, code, errors);
}

/** Logs only causes that are errors. */
const errorFrom = (thrown: unknown) => new Error(typeof thrown === 'string' ? thrown : JSON.stringify(thrown));

function sendProblem(request: FastifyRequest, reply: FastifyReply, code: ProblemCode, errors?: Record<string, string>) {
  const language = requestLanguage(request);
  const { title, detail } = HTTP_TEXTS[language].problems[code];
  const parts = Object.entries(errors ?? {}).map(([name, message]) => `${name}: ${message}`);
  const problem: Problem = {
    type: `urn:facade:problem:${code}`,
    title,
    status: PROBLEM_STATUS[code],
    detail: code === 'bad-parameter' && parts.length > 0 ? `${detail} ${parts.join('; ')}.` : detail,
    errors: errors && Object.entries(errors).map(([path, message]) => ({ path, message })),
    requestId: request.id,
  };
  return reply
    .status(problem.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

function describe(error: Error, request: FastifyRequest): { code: ProblemCode; errors?: Record<string, string> } {
  if (error instanceof ProblemError) return { code: error.code, errors: error.errors };
  if (error instanceof DatabaseUnavailable) return { code: 'unavailable' };
  const { validation, statusCode: status = 500 } = error as FastifyError;
  if (validation) return describeValidation(error as FastifyError, request);
  if (status === 404 || status === 413 || status === 415 || status === 429) return { code: BY_STATUS[status] };
  if (status >= 400 && status < 500) return { code: 'bad-request' };
  return { code: status === 503 ? 'unavailable' : 'internal' };
}

const BY_STATUS = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-format',
  429: 'too-many-requests',
} as const satisfies Record<number, ProblemCode>;

/** An invalid id in the path is a page that does not exist; in the query it is an error to report. */
function describeValidation(
  error: FastifyError,
  request: FastifyRequest,
): { code: ProblemCode; errors?: Record<string, string> } {
  if (error.validationContext === 'params') return { code: 'not-found' };
  const language = requestLanguage(request);
  const isForm = error.validationContext === 'body';
  // Fields may have any name, also those of built-in object properties.
  const errors: Record<string, string> = Object.create(null);
  for (const issue of error.validation ?? []) {
    const { keys } = issue.params as { keys?: unknown };
    // zod reports unknown parameters together, in one issue of the whole query.
    const names =
      !isForm && Array.isArray(keys)
        ? keys.map((key) => shownText(String(key)))
        : [issue.instancePath.split('/')[1] || 'body'];
    for (const name of names)
      errors[name] ??= isForm
        ? formText(issue.message ?? '', language)
        : parameterMessage(issue as ParameterIssue, language, (request.query as Record<string, unknown>)[name]);
  }
  return { code: isForm ? 'invalid-form' : 'bad-parameter', errors };
}
