import type { ConsentSettings } from '@facade/shared-domain/model';
import { CHOICES, type Choice, type Choices } from './choices.ts';

/** Key that records that the visitor has chosen. */
const ASKED = 'consent';

/** Version of the text that was shown, and number of the record that the agency has of the choice. The shell's head reads the version. */
const PROOF = 'facade-consent';

const keyOf = (choice: Choice): string => `consent${choice[0]?.toUpperCase()}${choice.slice(1)}`;

const SECONDS_A_DAY = 86_400;

/** What the visitor chose; null while they have not. The cookies are the authority, the storage a mirror. */
export function readChoices(cookies: string = document.cookie): Choices | null {
  const values = valuesIn(cookies);
  if (values.get(ASKED) !== 'set') return null;
  const allowed = (choice: Choice) => values.get(keyOf(choice)) === 'true';
  return Object.fromEntries(CHOICES.map((choice) => [choice, allowed(choice)])) as unknown as Choices;
}

/** Number of the agency's record of the choice; null if unknown. */
export function readRecordId(cookies: string = document.cookie): string | null {
  return valuesIn(cookies).get(PROOF)?.split(':')[1] || null;
}

/** Stores the choice for the agency's number of days, in cookies and, under the same names, in the browser's storage. */
export function storeChoices(
  choices: Choices,
  { days, version }: Pick<ConsentSettings, 'days' | 'version'>,
  recordId = '',
): void {
  const flags = CHOICES.map((choice): [string, string] => [keyOf(choice), String(choices[choice])]);
  for (const [name, value] of [[ASKED, 'set'], ...flags] as [string, string][]) {
    setCookie(name, value, days);
    mirror(name, value);
  }
  setCookie(PROOF, `${encodeURIComponent(version)}:${recordId}`, days);
}

function valuesIn(cookies: string): Map<string, string> {
  return new Map(
    cookies.split(/;\s*/).map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
}

function setCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store api does not exist in every browser
  document.cookie = `${name}=${value}; Path=/; SameSite=Strict; Max-Age=${days * SECONDS_A_DAY}${secure}`;
}

/** Storage may be switched off; the cookies suffice. */
function mirror(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // ignored: the mirror is optional
  }
}
