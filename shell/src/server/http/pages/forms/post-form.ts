import { createHmac, type KeyObject } from 'node:crypto';
import type { ReturnedForm, Translate } from '@facade/section-kit';
import { PREVIEW_HEADER } from '@facade/server-kit/preview-header';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import type { FormReceipt, Problem, Site } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { applyWording } from '../../../../composition/loading/apply-wording.ts';
import type { UpstreamAnswer } from '../../../api/upstream.ts';
import type { Visitor } from '../../../variants/visitor.ts';
import { visitorOf } from '../../../variants/visitors.ts';
import { forwardedHeaders } from '../../forwarded.ts';
import { type PostedForm, readPostedForm, type SentFile } from '../../uploads/read-posted-form.ts';
import type { PageRoutesOptions } from '../page-routes-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { checkPath, type FormsByName, type FormValues, formsIn, targetOf } from './form-target.ts';
import { resumedForm, withCookies } from './resumed-form.ts';

type Outcome =
  | { redirect: string; form: ReturnedForm; cookies: readonly string[] }
  /** `retryAfter`: when to retry, according to the api. `login`: the form that logs in for this one. */
  | {
      status: number;
      form: ReturnedForm;
      login?: string | undefined;
      retryAfter: string | undefined;
      cookies: readonly string[];
    };

/**
 * Handles a form that was posted without JavaScript: forwards it to the api and returns where the visitor goes next, or what to
 * show with the form. Rejects with the reason of `disconnect` when the client disconnects.
 */
export async function postForm(
  request: FastifyRequest,
  asked: Pick<SiteRequest, 'url' | 'site' | 'preview'>,
  options: PageRoutesOptions,
  disconnect: AbortSignal,
): Promise<Outcome> {
  const { site, preview } = asked;
  const t = options.renderer.translatorOf(textsOf(site, options.renderer), 'shell');
  // The api accepts nothing from a preview and explains this in its answer.
  const headers: Record<string, string> = {
    ...headersFor(request, site),
    ...(preview ? { [PREVIEW_HEADER]: preview.token } : {}),
  };
  const declared = await liveForms(request, options);
  const posted = await readPostedForm(request, declared, async (name, bytes) =>
    outcomeOf(await options.files.send({ name, bytes, headers, disconnect, log: request.log }), t('unavailable.title')),
  );
  const send = (form: PostedForm, headers: Record<string, string>) =>
    sendForm(request, { ...asked, form, declared, headers, t }, options, disconnect);
  const outcome = await send(posted, headers);
  const resumed = 'redirect' in outcome && resumedForm(posted.fields, declared);
  if (!resumed) return outcome;
  const { cookies } = outcome;
  const cookie = withCookies(headers.cookie, cookies) ?? '';
  const second = await send({ fields: resumed, filesInKey: [] }, { ...headers, cookie });
  return { ...second, cookies: [...cookies, ...second.cookies] };
}

/** The forms of the releases that this visitor's pages come from. */
async function liveForms(request: FastifyRequest, { releases, visitors }: PageRoutesOptions): Promise<FormsByName> {
  const lease = await releases.lease(visitors.of(request));
  const forms = formsIn(lease.set);
  lease.release();
  return forms;
}

interface FormToSend extends Pick<SiteRequest, 'url' | 'site'> {
  form: PostedForm;
  declared: FormsByName;
  headers: Record<string, string>;
  t: Translate<'shell'>;
}

async function sendForm(
  request: FastifyRequest,
  { url, site, form: { fields: body, filesInKey, refusal }, declared, headers, t }: FormToSend,
  { forms, renderer, formKey }: PageRoutesOptions,
  disconnect: AbortSignal,
): Promise<Outcome> {
  const { form = '', stepTo, stepBack, stepFields = '', ...values } = body;
  const name = String(form);
  const returned: ReturnedForm = { form: name, values: withoutSecrets(values), errors: {} };
  const back = (status: number, errors: Record<string, string>, retryAfter?: string): Outcome => ({
    status,
    retryAfter,
    form: { ...returned, errors },
    login: declared(name).login,
    cookies: [],
  });
  if (!/^[a-z-]{1,40}$/.test(name) || !isText(body)) return back(400, { '': t('error.title') });

  if (refusal !== undefined) return back(422, { uploads: refusal });
  const sent = { ...values, language: site.language };
  const send = (path: string, key?: string) =>
    forms.send({ path, values: sent, headers, ...(key ? { key } : {}), disconnect, log: request.log });

  const step = stepBack ?? stepTo;
  if (step !== undefined) {
    const checked = stepBack === undefined && (await send(checkPath(name, String(stepFields))));
    // If the api cannot validate now, continue: it validates all fields at the end.
    const wrong = checked && checked.status === 422 ? errorsByField(jsonOf<Problem>(checked).errors) : {};
    if (Object.keys(wrong).length > 0) return back(422, wrong);
    return { status: 200, retryAfter: undefined, form: { ...returned, step: String(step) }, cookies: [] };
  }
  const keyed = filesInKey.length > 0 ? { ...sent, uploads: filesInKey } : sent;
  const { path, next, isKeyed } = targetOf(name, declared(name), values);
  const answer = await send(path, isKeyed ? postedFormKey(formKey, name, keyed, visitorOf(request)) : undefined);
  if (!answer || answer.status >= 500) return back(503, { '': t('unavailable.title') });
  if (answer.status >= 300) {
    const problem = jsonOf<Problem>(answer);
    const errors = { '': problem.detail ?? problem.title ?? t('error.title'), ...errorsByField(problem.errors) };
    return back(answer.status, errors, answer.headers['retry-after']);
  }
  const following = next?.startsWith('?')
    ? url.pathname + next
    : next && renderer.pathsOf(site).pathOf(next, site.language);
  const redirect = following ?? jsonOf<FormReceipt>(answer).next ?? url.pathname + url.search;
  return { redirect, form: returned, cookies: answer.headers['set-cookie'] ?? [] };
}

/** The api's answer to a file. */
function outcomeOf(answer: UpstreamAnswer | null, unavailable: string): SentFile {
  if (!answer || answer.status >= 500) return { refusal: unavailable };
  const { id, errors, detail, title = unavailable } = jsonOf<Problem & { id: string }>(answer);
  if (answer.status < 300 && id !== undefined) return { id };
  return { refusal: errorsByField(errors).uploads ?? detail ?? title };
}

/** Zero bytes and lone surrogates are not valid text: visitors cannot type them, and databases cannot store them. */
const isText = (values: FormValues): boolean =>
  Object.entries(values)
    .flat(2)
    .every((text) => text.isWellFormed() && !text.includes('\0'));

/** The body of an answer, if it is JSON. */
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

const textsOf = ({ language, wording }: Site, renderer: PageRoutesOptions['renderer']) =>
  renderer.createTexts(language, { shell: applyWording(renderer.shellTexts[language] ?? {}, wording?.shell) });

/** Returned values are in the page's source, so passwords and hidden technical fields are removed. */
const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'website' && !/password$/i.test(name)));

/**
 * The key under which the api knows a form posted without JavaScript (`Idempotency-Key`). A page cannot contain a key, because
 * caches give the same page to many visitors. So the key is derived from everything the visitor sent, address and browser. The
 * same post again, because the answer was lost or the page reloaded, is the same form while the api remembers its key (24
 * hours). A visitor who sends the same text again within that time is thanked; the agency already has it.
 */
function postedFormKey(
  key: KeyObject,
  form: string,
  values: Record<string, unknown>,
  { address, agent }: Pick<Visitor, 'address' | 'agent'>,
): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key)
    .update(JSON.stringify([form, sorted, address, agent]))
    .digest('base64url');
}
