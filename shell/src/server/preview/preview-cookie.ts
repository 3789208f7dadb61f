import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_BASE } from '../../protocol/preview-base.ts';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import { requestOrigin } from '../http/security/own-origin.ts';

/**
 * Contains the token of the preview that a browser has opened. For the whole site, because pages of a preview also request
 * `/api`.
 */
const COOKIE = 'facade_preview';

const TOKEN = /^[\w-]{43}$/;

/** The token of the preview that this browser has opened; null for nearly all visitors. */
export function previewTokenOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
  const token = cookiesOf(request)[COOKIE] ?? '';
  return TOKEN.test(token) ? token : null;
}

/** The same, but only for requests from a page of the preview: public pages in the same browser get the public answers. */
export function askedFromPreview(request: FastifyRequest): string | null {
  const token = previewTokenOf(request);
  const page = token === null ? null : URL.parse(request.headers.referer ?? '');
  return page?.pathname.startsWith(`${PREVIEW_BASE}/`) && page.origin === requestOrigin(request) ? token : null;
}

/** Stores a preview in a browser until it expires. */
export const keepPreview = (reply: FastifyReply, token: string, endsAt: Date): FastifyReply =>
  keepCookie(reply, {
    name: COOKIE,
    value: token,
    seconds: Math.max(0, Math.floor((endsAt.getTime() - Date.now()) / 1000)),
  });

export const forgetPreview = (reply: FastifyReply): FastifyReply =>
  keepCookie(reply, { name: COOKIE, value: '', seconds: 0 });
