import type { ReturnedForm } from '@facade/section-kit';
import type { FormsByName, FormValues } from './form-target.ts';

/** The field of a login that contains the form to send after it, as JSON. */
const RESUME = 'resume';

/**
 * A form that was refused because its session has ended, as the login form that it declares: the login page shows it, and
 * after the login the refused form is sent.
 */
export const asLogin = ({ form, values, errors }: ReturnedForm, login: string): ReturnedForm =>
  form === login
    ? { form, values, errors }
    : { form: login, values: { [RESUME]: JSON.stringify({ ...values, form }) }, errors: {} };

/** The form to send after this login. */
export function resumedForm({ form, [RESUME]: text }: FormValues, forms: FormsByName): FormValues | null {
  const isLogin = (name: unknown) => forms(String(name)).login === name;
  if (!isLogin(form) || typeof text !== 'string') return null;
  const values: unknown = parse(text);
  return isForm(values) && !isLogin(values.form) ? values : null;
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
