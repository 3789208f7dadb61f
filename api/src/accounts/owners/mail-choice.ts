import type { Language, OwnerMail, Subscription } from '@facade/shared-domain/model';
import { uuidOf } from '../../kernel/index.ts';
import { maskAddress } from '../../mail/index.ts';
import type { Db } from '../../platform/index.ts';

/** The column of `account` that says whether an owner wants these mails. */
const COLUMNS = { 'owner-summary': 'wants_summary', 'owner-visits': 'wants_visits' } as const satisfies Record<
  OwnerMail,
  string
>;

export const OWNER_MAILS = Object.keys(COLUMNS) as [OwnerMail, ...OwnerMail[]];

export const isOwnerMail = (kind: string): kind is OwnerMail => Object.hasOwn(COLUMNS, kind);

/** The language of mails to an owner: the one in which they last read their dashboard, if the site still has it. */
export const ownerLanguage = (known: string | null, enabled: readonly Language[]): Language =>
  enabled.find((one) => one === known) ?? enabled[0] ?? 'nl';

/** The id of an account in signed links: its number as a UUID. */
export const mailChoiceId = (accountId: number): string => uuidOf(accountId.toString(16).padStart(32, '0'));

const accountOf = (id: string): number => Number.parseInt(id.replaceAll('-', ''), 16);

/** The data for the page behind a mail's link; null if the account no longer exists. */
export async function readMailChoice(db: Db, kind: OwnerMail, id: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('account')
    .select(['email', `${COLUMNS[kind]} as isWanted`])
    .where('id', '=', accountOf(id))
    .executeTakeFirst();
  return row ? { kind, state: row.isWanted ? 'confirmed' : 'stopped', address: maskAddress(row.email) } : null;
}

/** Starts or stops these mails for an account; idempotent. */
export async function chooseMail(db: Db, kind: OwnerMail, accountId: number, isWanted: boolean): Promise<void> {
  await db
    .updateTable('account')
    .set({ [COLUMNS[kind]]: isWanted })
    .where('id', '=', accountId)
    .execute();
}

/** Stops them by the id of a signed link. */
export const stopMail = (db: Db, kind: OwnerMail, id: string): Promise<void> =>
  chooseMail(db, kind, accountOf(id), false);
