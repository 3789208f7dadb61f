import type { KeyObject } from 'node:crypto';
import { readStaff, STAFF_PARAMETER } from '@facade/platform/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import { sendRedirect } from '../http/pages/redirects/send-redirect.ts';
import type { SiteRequest } from '../http/pages/site-request.ts';
import { sendInvalidLink } from '../http/routes/invalid-link.ts';
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
   * unsigned, expired or given twice sets nothing, and the answer says so. Undefined for every address without such a link.
   */
  answerLink(reply: FastifyReply, { url, site }: Pick<SiteRequest, 'url' | 'site'>): FastifyReply | undefined {
    const link = signedLinkIn(url, STAFF_PARAMETER);
    if (!link) return undefined;
    const { token, to } = link;
    const until = token === null ? null : readStaff(this.#key, token);
    if (token === null || until === null) return sendInvalidLink(reply, to, site.language);
    const seconds = until - Math.floor(Date.now() / 1000);
    return sendRedirect(keepCookie(reply, { name: COOKIE, value: token, seconds }), to, 303, true);
  }
}
