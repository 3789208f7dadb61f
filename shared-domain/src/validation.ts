import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The fewest characters a password may have (NIST SP 800-63B asks for 8). */
export const SHORTEST_PASSWORD = 10;

/** No mail system accepts more (RFC 5321). */
const EMAIL_LENGTH = 254;

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
