import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmpty } from './text.ts';

/** What is wrong with a field; the caller's locale has the sentence, per field (`errors.email.invalid`). */
export type FieldProblem = 'required' | 'invalid';

/** Whether a field must be filled in; optional by default. */
export interface FieldRule {
  required?: boolean;
}

/** No mail system accepts more (RFC 5321). */
const EMAIL_LENGTH = 254;

/** What is wrong with a text field, or null. */
export const checkText = (value: unknown, { required }: FieldRule = {}): FieldProblem | null =>
  required && isEmpty(value) ? 'required' : null;

/**
 * What is wrong with a Belgian postal code, or null.
 * @example checkZip('0800') // 'invalid'
 */
export const checkZip = (value: unknown, rule?: FieldRule): FieldProblem | null => check(isZip, value, rule);

/** What is wrong with an email address, or null. */
export const checkEmail = (value: unknown, rule?: FieldRule): FieldProblem | null => check(isEmail, value, rule);

/** What is wrong with a phone number, or null. */
export const checkPhone = (value: unknown, rule?: FieldRule): FieldProblem | null =>
  check((text) => normalizePhone(text) !== null, value, rule);

/** What is wrong with an amount typed by a visitor, or null. */
export const checkPrice = (value: unknown, rule?: FieldRule): FieldProblem | null =>
  check((text) => parsePrice(text) !== null, value, rule);

/** Four digits, the first not a zero (decisions "Domain rules"). */
export const isZip = (text: string): boolean => /^[1-9]\d{3}$/.test(text.trim());

/** One @, something before it, a domain with a dot after it. More only the mail itself can tell. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  if (email.length > EMAIL_LENGTH || /[\s<>()[\],;:\\"]/.test(email)) return false;
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    /^[^.]+(\.[^.]+)*$/.test(local) &&
    local.length <= 64 &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label)) &&
    /^(\p{L}{2,}|xn--[\w-]+)$/iu.test(labels.at(-1) ?? '')
  );
}

/**
 * A phone number in E.164, or null. Belgian ones in any usual form (spaces, dots, slashes, "(0)", 00 or +32), others with
 * their country code.
 * @example normalizePhone('0475/12.34.56') // '+32475123456'
 */
export function normalizePhone(text: string): string | null {
  // The library finds a number anywhere in a text; a field must hold nothing else.
  if (!/^[\d\s./()+\-–]+$/.test(text)) return null;
  const number = parsePhoneNumberFromString(text, 'BE');
  return number?.isValid() ? number.number : null;
}

/**
 * An amount in euro as a visitor types it, or null: "250000", "250.000", "250 000 €", "1.250,50". Never negative.
 * @example parsePrice('€ 1.250,50') // 1250.5
 */
export function parsePrice(text: string): number | null {
  const amount = text.replace(/[\s€]/g, '');
  const plain = /^\d{1,3}([.,'’]\d{3})+(?!\d)/.test(amount) ? amount.replace(/[.,'’](?=\d{3}(?!\d))/g, '') : amount;
  return /^\d{1,12}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

function check(isRight: (text: string) => boolean, value: unknown, rule?: FieldRule): FieldProblem | null {
  if (isEmpty(value)) return checkText(value, rule);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isRight(text) ? null : 'invalid';
}
