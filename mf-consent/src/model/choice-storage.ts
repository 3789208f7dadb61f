import { CHOICES, type Choice, type Choices } from './choices.ts';

/** Key under which it is noted that the visitor chose at all. */
const ASKED = 'consent';

const keyOf = (choice: Choice): string => `consent${choice[0]?.toUpperCase()}${choice.slice(1)}`;

const SECONDS_A_DAY = 86_400;

/** What the visitor chose; null while they have not. The cookies are the authority, the storage a mirror. */
export function readChoices(cookies: string = document.cookie): Choices | null {
  const values = new Map(
    cookies.split(/;\s*/).map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
  if (values.get(ASKED) !== 'set') return null;
  const allowed = (choice: Choice) => values.get(keyOf(choice)) === 'true';
  return Object.fromEntries(CHOICES.map((choice) => [choice, allowed(choice)])) as unknown as Choices;
}

/** Keeps the choice for that many days, in cookies and, under the same names, in the browser's storage. */
export function storeChoices(choices: Choices, days: number): void {
  const entries = [[ASKED, 'set'], ...CHOICES.map((choice) => [keyOf(choice), String(choices[choice])])] as [
    string,
    string,
  ][];
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of entries) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store api does not exist in every browser
    document.cookie = `${name}=${value}; Path=/; SameSite=Strict; Max-Age=${days * SECONDS_A_DAY}${secure}`;
    mirror(name, value);
  }
}

/** Storage may be switched off; the cookies suffice. */
function mirror(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // nothing to do: the mirror is for convenience only
  }
}
