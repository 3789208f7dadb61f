import { loggedPath } from '@facade/server-kit/logged-path';
import { redactText } from './redact.ts';

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** Maximum number of causes to follow. */
const DEPTH = 3;

/**
 * An error as it is logged: its type, its place in the code and its causes. Other fields are left out, because libraries put
 * requests and answers into them. Queries and mail addresses are removed from the rest.
 */
function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)), stack: '' };
  const { name, message, stack = '', code, cause } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message: redactText(message),
    stack: redactText(stack),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined || depth >= DEPTH ? {} : { cause: logError(cause, depth + 1) }),
  };
}

/** For pino, instead of Fastify's serializers, whose `req` contains the query and the visitor's address. */
export const logSerializers = {
  err: (error: unknown) => logError(error),
  req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: loggedPath(url) }),
};
