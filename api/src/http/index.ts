/**
 * What answers have in common: problem documents, parameters, the language of a request, the site's origin, sent files.
 * Writes no table.
 * Never knows what an endpoint is about.
 */

export type { Api } from './api.ts';
export { formText } from './form-texts.ts';
export { clearOwnCookie, isSecure, readOwnCookie, setOwnCookie } from './own-cookie.ts';
export { inspectInput } from './problems/inspect-input.ts';
export { type ParameterIssue, parameterMessage } from './problems/parameter-message.ts';
export { PROBLEM_STATUS, type ProblemCode } from './problems/problem-codes.ts';
export { ProblemError } from './problems/problem-error.ts';
export { type ParameterReason, rejectedMessage } from './problems/rejected-message.ts';
export { requestLanguage } from './problems/request-language.ts';
export { documentAnswer } from './schemas/document.ts';
export { byId, decimal, id, inLanguage, language, whole } from './schemas/parameters.ts';
export { problemAnswer } from './schemas/problem.ts';
export { A_DAY, A_MINUTE, FOREVER, sendDocument, TEN_MINUTES } from './send-document.ts';
export { MAX_WHOLE_FILE, sendFile } from './send-file.ts';
export { siteOrigin } from './site-origin.ts';
export { HTTP_TEXTS } from './texts/index.ts';
export { visitorAddress } from './visitor-address.ts';
