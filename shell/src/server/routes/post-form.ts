import type { ReturnedForm } from '@facade/platform/section';
import type { FormReceipt, Problem, Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import type { PageRoutesOptions } from './pages.ts';

type Outcome = { redirect: string; cookies: string[] } | { status: number; form: ReturnedForm };

/** Forms that are not sent to `/api/forms/<form>`, and the original path of the page that follows. */
const SPECIAL: Record<string, { path: string; next: string | null }> = {
  'owner-login': { path: '/owner/login', next: '/owner/' },
  'owner-logout': { path: '/owner/logout', next: '/login/' },
  consent: { path: '/consents', next: null },
};

/**
 * Takes a form that was posted without JavaScript: hands it to the api and says where the visitor goes next, or what to
 * show with the form. A post from another site is refused, for it carries the visitor's cookies.
 */
export async function postForm(
  request: FastifyRequest,
  site: Site,
  { api, renderer }: PageRoutesOptions,
): Promise<Outcome> {
  const { form = '', ...values } = (request.body ?? {}) as Record<string, string | string[]>;
  const name = String(form);
  const back = (status: number, errors: Record<string, string>): Outcome => ({
    status,
    form: { form: name, values, errors },
  });
  if (!/^[a-z-]{1,40}$/.test(name) || !isSameOrigin(request)) return back(400, {});

  const target = SPECIAL[name] ?? { path: `/forms/${name}`, next: null };
  const answer = await api
    .post(target.path, { ...values, language: site.language }, forwardedHeaders(request, site))
    .catch(() => null);
  if (!answer) return back(503, { '': renderer.translatorOf(textsOf(site, renderer), 'shell')('unavailable.title') });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    return back(answer.status, { '': problem.detail ?? problem.title ?? '', ...problem.errors });
  }
  const receipt = (answer.status === 201 ? await answer.json().catch(() => ({})) : {}) as Partial<FormReceipt>;
  const next = receipt.feedback ?? target.next;
  const localized = next && renderer.pathsOf(site).pathOf(next, site.language);
  return { redirect: localized ?? request.url, cookies: answer.headers.getSetCookie() };
}

function isSameOrigin({ headers, host, protocol }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === 'null') return headers['sec-fetch-site'] !== 'cross-site';
  return origin === `${protocol}://${host}`;
}

const forwardedHeaders = ({ headers, ip, id }: FastifyRequest, { language }: Site): Record<string, string> => ({
  'accept-language': language,
  'x-forwarded-for': ip,
  'x-request-id': String(id),
  ...(headers.cookie ? { cookie: headers.cookie } : {}),
});

const textsOf = ({ language }: Site, renderer: PageRoutesOptions['renderer']) =>
  renderer.createTexts(language, { shell: renderer.shellTexts[language] ?? {} });
