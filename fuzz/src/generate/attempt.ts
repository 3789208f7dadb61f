import fc from 'fast-check';
import type { FuzzRequest } from '../request/fuzz-request.ts';
import type { Target } from '../target/read-target.ts';
import { anyFileRequest, anyReport } from './files.ts';
import { anyMalformed, type Malformed } from './malformed.ts';
import { anyOperationRequest } from './operations.ts';
import { anyFormPost, anyPageRequest } from './pages.ts';

/** One thing to send. */
export type Attempt = { request: FuzzRequest } | { malformed: Malformed };

/** Everything a client might send to this site, well-formed or not. */
export function anyAttempt(target: Target): fc.Arbitrary<Attempt> {
  const wellFormed = fc.oneof(
    { weight: 40, arbitrary: anyOperationRequest(target) },
    { weight: 32, arbitrary: anyPageRequest(target) },
    { weight: 14, arbitrary: anyFormPost(target) },
    { weight: 8, arbitrary: anyFileRequest(target) },
    { weight: 2, arbitrary: anyReport },
  );
  return fc.oneof(
    { weight: 24, arbitrary: wellFormed.map((request) => ({ request })) },
    { weight: 1, arbitrary: anyMalformed.map((malformed) => ({ malformed })) },
  );
}
