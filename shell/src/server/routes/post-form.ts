import type { ReturnedForm } from '@facade/platform/section';
import type { FormReceipt, Problem, Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../forwarded.ts';
import type { PageRoutesOptions } from './pages.ts';
import type { SiteRequest } from './site-request.ts';

type Outcome = { redirect: string; cookies: string[] } | { status: number; form: ReturnedForm };

/** Forms that are not sent to `/api/forms/<form>`, and the original path of the page that follows. */
const SPECIAL = new Map<string, { path: string; next: string | null }>([
  ['owner-login', { path: '/owner/login', next: '/owner/' }],
  ['owner-logout', { path: '/owner/logout', next: '/login/' }],
  ['consent', { path: '/consents', next: null }],
]);

/**
 * Takes a form that was posted without JavaScript: hands it to the api and says where the visitor goes next, or what to
 * show with the form. A post from another site is refused, for it carries the visitor's cookies.
 */
export async function postForm(
  request: FastifyRequest,
  { url, site }: Pick<SiteRequest, 'url' | 'site'>,
  { api, renderer }: PageRoutesOptions,
): Promise<Outcome> {
  const { form = '', ...values } = (request.body ?? {}) as Record<string, string | string[]>;
  const name = String(form);
  const t = renderer.translatorOf(textsOf(site, renderer), 'shell');
  const back = (status: number, errors: Record<string, string>): Outcome => ({
    status,
    form: { form: name, values: withoutSecrets(values), errors },
  });
  if (!/^[a-z-]{1,40}$/.test(name) || !isOwnPost(request, url, site)) return back(400, { '': t('error.title') });

  const target = SPECIAL.get(name) ?? { path: `/forms/${name}`, next: null };
  const answer = await api
    .post(target.path, { ...values, language: site.language }, headersFor(request, site))
    .catch(() => null);
  if (!answer || answer.status >= 500) return back(503, { '': t('unavailable.title') });
  if (!answer.ok) {
    const problem = ((await answer.json().catch(() => null)) ?? {}) as Partial<Problem>;
    return back(answer.status, { '': problem.detail ?? problem.title ?? t('error.title'), ...problem.errors });
  }
  const receipt = ((await answer.json().catch(() => null)) ?? {}) as Partial<FormReceipt>;
  const next = receipt.feedback ?? target.next;
  const localized = next && renderer.pathsOf(site).pathOf(next, site.language);
  return { redirect: localized ?? url.pathname + url.search, cookies: answer.headers.getSetCookie() };
}

/**
 * Whether the post comes from a page of this site. Browsers that say nothing of where it comes from are believed; one that
 * hides it (`null`, as from a sandboxed frame) must at least call it same-origin.
 */
export function isOwnPost({ headers }: FastifyRequest, url: URL, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  const isNear = fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return fetchSite === undefined || isNear;
  if (origin === 'null') return isNear;
  return origin === url.origin || (site.origin !== '' && origin === new URL(site.origin).origin);
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
