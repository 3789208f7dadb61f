import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { PREVIEW_BASE } from '../../../protocol/preview-base.ts';
import { OVERRIDE_COOKIE } from '../../variants/override-cookie.ts';
import type { Observer } from '../observer.ts';
import { networkKey, visitorKey } from '../visitor-key.ts';

const FORM_ADDRESS = /^\/api\/forms\/([a-z-]{1,40})$/;
/** What an api answers where it has no endpoint. */
const NO_ENDPOINT = [404, 405];

/** Whether this request is an ordinary visitor's: no program, and nobody who looks at a release or content before the others do. */
export const isVisitors = ({ headers, cookies, url }: FastifyRequest): boolean =>
  Boolean(headers['user-agent']) &&
  !isbot(headers['user-agent']) &&
  cookies[OVERRIDE_COOKIE] === undefined &&
  !url.startsWith(`${PREVIEW_BASE}/`);

/** Counts the goals that an answered request shows, and the form that it sent. */
export function noteGoals({ goals, comparable }: Observer, request: FastifyRequest, status: number): void {
  const { method, shown, sentForm, url } = request;
  if (!isVisitors(request)) return;
  if (method === 'GET' && shown && shown.status === 200 && !shown.isPrivate) {
    const { kind, forms } = shown;
    goals.documentSent(visitorKey(request), { kind, forms, releases: comparable(shown.releases, request) });
  }
  if (method !== 'POST' || !isAboutForm(status)) return;
  const path = url.split('?', 1)[0] ?? '';
  const form = sentForm ?? FORM_ADDRESS.exec(path)?.[1] ?? (NO_ENDPOINT.includes(status) ? '' : null);
  if (form === null) return;
  if (status < 400) goals.accepted(visitorKey(request), form);
  else goals.refused(visitorKey(request), form, networkKey(request));
}

/** Whether an answer is about the form that was sent: not that the api is away, or that this address sends too much. */
const isAboutForm = (status: number): boolean => status < 500 && status !== 429;
