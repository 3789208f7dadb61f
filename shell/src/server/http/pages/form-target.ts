/** Fields of a posted form. */
export type FormValues = Record<string, string | string[]>;

/** Where the api takes a form, and where the visitor goes afterwards. */
interface FormTarget {
  path: string;
  /**
   * Original path of the next page, or a query of the same page. If absent: the path in the api's receipt, else the same page.
   */
  next?: string | undefined;
  /** The api accepts the same post once, by its `Idempotency-Key`. */
  isKeyed?: boolean;
}

/** Forms about the accounts of a realm. `home` and `login`: original paths of its pages. */
const accountForms = (realm: string, api: string, { home, login }: { home?: string; login?: string }) =>
  Object.entries<FormTarget>({
    login: { path: '/login', next: home },
    logout: { path: '/logout', next: login },
    'forgotten-password': { path: '/forgotten-password', next: '?sent=1' },
    'new-password': { path: '/password', next: login ?? '?done=1' },
    'password-change': { path: '/password/change', next: '?done=password' },
    'session-end': { path: '/sessions/end', next: '?done=session' },
    'sessions-end': { path: '/sessions/end-all', next: login },
    'passkey-rename': { path: '/passkeys/rename', next: '?done=passkey-renamed' },
    'passkey-remove': { path: '/passkeys/remove', next: '?done=passkey-removed' },
  }).map(([name, { path, next }]): [string, FormTarget] => [`${realm}-${name}`, { path: api + path, next }]);

/** Forms that the api accepts at other paths than `/forms/<name>`. */
const OTHERS: ReadonlyMap<string, FormTarget> = new Map<string, FormTarget>([
  ...accountForms('owner', '/owner', { home: '/owner/', login: '/login/' }),
  ['owner-message', { path: '/owner/messages', isKeyed: true }],
  ['owner-summaries', { path: '/owner/summaries', next: '/owner/' }],
  // Pages of the staff redirect by themselves.
  ...accountForms('staff', '/agency', {}),
  ['staff-lead', { path: '/agency/lead' }],
  ['staff-leads', { path: '/agency/leads' }],
  ['staff-agenda', { path: '/agency/agenda' }],
  ['staff-outbox', { path: '/agency/outbox' }],
  ['consent', { path: '/consents' }],
  ['subscription-confirm', { path: '/subscriptions/confirm' }],
  ['subscription-remove', { path: '/subscriptions/remove' }],
  ['subscription-stop', { path: '/subscriptions/stop' }],
]);

/** Forms that may be posted with files. */
const WITH_FILES = new Set(['rental-application']);

export const acceptsFiles = (name: string): boolean => WITH_FILES.has(name);

/** The target of a form by its name, which consists of letters and hyphens. */
export function targetOf(name: string, { token }: FormValues): FormTarget {
  // An appointment is changed at its own address, which contains the token of its link.
  if (name === 'appointment') return { path: `/appointments/${encodeURIComponent(String(token))}` };
  return OTHERS.get(name) ?? { path: `/forms/${name}`, isKeyed: true };
}

/** Where the api validates the fields of one step of a form. `fields` contains their names, separated by commas. */
export const checkPath = (name: string, fields: string): string =>
  `/forms/${name}/check?fields=${encodeURIComponent(fields)}`;
