import type { KeyObject } from 'node:crypto';
import { readStaff, STAFF_PARAMETER } from '@facade/platform/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import { sendRedirect } from '../http/pages/redirects/send-redirect.ts';
import { signedLinkIn } from '../http/routes/signed-link.ts';

const COOKIE = 'facade_staff';

/** Recognizes browsers of the staff by a cookie that a signed link has set. */
export class Staff {
  readonly #key: KeyObject;

  /** `key`: a key of the purpose `staff`. */
  constructor(key: KeyObject) {
    this.#key = key;
  }

  has(request: Pick<FastifyRequest, 'cookies'>): boolean {
    const token = cookiesOf(request)[COOKIE];
    return token !== undefined && readStaff(this.#key, token) !== null;
  }

  /**
   * Answers a signed link to any page: sets the cookie and redirects to the same address without the token. A link that is
   * unsigned, expired or given twice sets nothing. Undefined for every address without such a link.
   */
  answerLink(reply: FastifyReply, url: URL): FastifyReply | undefined {
    const link = signedLinkIn(url, STAFF_PARAMETER);
    if (!link) return undefined;
    const { token, to } = link;
    const until = token === null ? null : readStaff(this.#key, token);
    if (until !== null) {
      const seconds = until - Math.floor(Date.now() / 1000);
      keepCookie(reply, { name: COOKIE, value: token ?? '', seconds });
    }
    return sendRedirect(reply, to, 303, true);
  }
}
