import type { ReturnedForm } from '@facade/section-kit';
import type { FormReceipt, Problem, Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import type { UpstreamAnswer } from '../../api/upstream.ts';
import { visitorOf } from '../../variants/visitors.ts';
import { forwardedHeaders } from '../forwarded.ts';
import { postedFormKey } from './form-key.ts';
import type { PageRoutesOptions } from './page-routes-options.ts';
import type { SiteRequest } from './site-request.ts';

type Outcome =
  | { redirect: string; cookies: string[] }
  /** `retryAfter`: what the api says of when to try again. */
  | { status: number; form: ReturnedForm; retryAfter: string | undefined };

/** Forms that are not sent to `/api/forms/<form>`, and the original path of the page that follows. */
const SPECIAL = new Map<string, { path: string; next: string | null }>([
  ['owner-login', { path: '/owner/login', next: '/owner/' }],
  ['owner-logout', { path: '/owner/logout', next: '/login/' }],
  ['consent', { path: '/consents', next: null }],
]);

/**
 * Takes a form that was posted without JavaScript: hands it to the api and says where the visitor goes next, or what to
 * show with the form. Rejects with the reason of `departure` when the client leaves.
 */
export async function postForm(
  request: FastifyRequest,
  { url, site }: Pick<SiteRequest, 'url' | 'site'>,
  { forms, renderer, formKey }: PageRoutesOptions,
  departure: AbortSignal,
): Promise<Outcome> {
  const { form = '', ...values } = (request.body ?? {}) as Record<string, string | string[]>;
  const name = String(form);
  const t = renderer.translatorOf(textsOf(site, renderer), 'shell');
  const back = (status: number, errors: Record<string, string>, retryAfter?: string): Outcome => ({
    status,
    retryAfter,
    form: { form: name, values: withoutSecrets(values), errors },
  });
  if (!/^[a-z-]{1,40}$/.test(name) || !isText(values)) return back(400, { '': t('error.title') });

  const special = SPECIAL.get(name);
  const target = special ?? { path: `/forms/${name}`, next: null };
  const sent = { ...values, language: site.language };
  const answer = await forms.send({
    path: target.path,
    values: sent,
    headers: headersFor(request, site),
    ...(special ? {} : { key: postedFormKey(formKey, name, sent, visitorOf(request)) }),
    departure,
    log: request.log,
  });
  if (!answer || answer.status >= 500) return back(503, { '': t('unavailable.title') });
  if (answer.status >= 300) {
    const problem = jsonOf<Problem>(answer);
    const errors = { '': problem.detail ?? problem.title ?? t('error.title'), ...problem.errors };
    return back(answer.status, errors, answer.headers['retry-after']);
  }
  const next = jsonOf<FormReceipt>(answer).feedback ?? target.next;
  const localized = next && renderer.pathsOf(site).pathOf(next, site.language);
  return { redirect: localized ?? url.pathname + url.search, cookies: answer.headers['set-cookie'] ?? [] };
}

/** Zero bytes and halves of characters are no text: nobody can type them, and no database keeps them. */
const isText = (values: Record<string, string | string[]>): boolean =>
  Object.entries(values)
    .flat(2)
    .every((text) => text.isWellFormed() && !text.includes('\0'));

/** The body of an answer, as far as it is JSON. */
function jsonOf<T extends object>({ body }: UpstreamAnswer): Partial<T> {
  try {
    return JSON.parse(body.toString()) ?? {};
  } catch {
    return {};
  }
}

const headersFor = (request: FastifyRequest, { language }: Site): Record<string, string> => ({
  ...forwardedHeaders(request),
  'accept-language': language,
  ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
});

const textsOf = ({ language }: Site, renderer: PageRoutesOptions['renderer']) =>
  renderer.createTexts(language, { shell: renderer.shellTexts[language] ?? {} });

/** What comes back stands in the page's source: a password must not, nor what only programs fill in. */
const withoutSecrets = ({ password: _password, website: _website, ...values }: Record<string, string | string[]>) =>
  values;
