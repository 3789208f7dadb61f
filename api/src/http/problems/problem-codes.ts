/** Every kind of problem the api answers with, and its HTTP status. */
export const PROBLEM_STATUS = {
  'bad-request': 400,
  'bad-parameter': 400,
  unauthorized: 401,
  'wrong-login': 401,
  'wrong-passkey': 401,
  'managers-only': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'in-preview': 403,
  conflict: 409,
  'content-changed': 409,
  'content-read-only': 409,
  'preview-wrong': 409,
  gone: 410,
  'link-expired': 410,
  'document-gone': 410,
  'preview-ended': 410,
  'too-large': 413,
  'unsupported-format': 415,
  'range-not-satisfiable': 416,
  'invalid-form': 422,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** A problem in words, for the visitor. */
export interface ProblemText {
  title: string;
  detail: string;
}

export type ProblemTexts = Readonly<Record<ProblemCode, ProblemText>>;
