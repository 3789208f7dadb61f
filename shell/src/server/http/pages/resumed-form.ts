import type { ReturnedForm } from '@facade/section-kit';
import type { FormValues } from './form-target.ts';

const LOGIN = /^(?:owner|staff)-login$/;

/** The field of a login that contains the form to send after it, as JSON. */
const RESUME = 'resume';

/**
 * A form that was refused because its session has ended, as the login form of the same accounts: the login page shows it, and
 * after the login the refused form is sent. Null for a form that needs no login.
 */
export function asLogin({ form, values, errors }: ReturnedForm): ReturnedForm | null {
  if (LOGIN.test(form)) return { form, values, errors };
  const realm = /^(?:owner|staff)(?=-)/.exec(form)?.[0];
  return realm
    ? { form: `${realm}-login`, values: { [RESUME]: JSON.stringify({ ...values, form }) }, errors: {} }
    : null;
}

/** The form to send after this login. */
export function resumedForm({ form, [RESUME]: text }: FormValues): FormValues | null {
  if (!LOGIN.test(String(form)) || typeof text !== 'string') return null;
  const values: unknown = parse(text);
  return isForm(values) && !LOGIN.test(String(values.form)) ? values : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isForm = (value: unknown): value is FormValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => [one].flat().every((text) => typeof text === 'string'));

/** The `Cookie` header that a browser sends after these answers. */
export function withCookies(header: string | undefined, setCookies: readonly string[]): string | undefined {
  const jar = new Map<string, string>();
  for (const pair of [...(header?.split(/;\s*/) ?? []), ...setCookies.map((one) => one.split(';', 1)[0] ?? '')]) {
    const name = pair.split('=', 1)[0];
    if (name) jar.set(name, pair);
  }
  return [...jar.values()].join('; ') || undefined;
}
