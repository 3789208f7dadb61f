import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { normalizeEmail } from '../accounts/email.ts';
import type { Db, Tables } from '../database/index.ts';
import type { Ground } from './grounds.ts';
import type { Span } from './span.ts';

/** Whose data: by mail address, or by the random id of a consent, which is all there is of one. */
export type Person = { email: string } | { consent: string };

/** What kinds read and write. */
export interface PrivacyStores {
  db: Db;
  dataFolder: string;
}

/** One thing that is kept of a person, as they get it. */
export type Entry = Readonly<Record<string, unknown>>;

export interface KindTexts {
  /** Of the register: what it is, as a visitor would say. */
  name: string;
  /** What it holds; of a form the fields are listed by its schema. */
  kept?: string;
}

/**
 * One kind of data about people: what is kept, why, for how long, how it is found and how it is erased. One file of `kinds/`, listed in
 * `kinds/index.ts`; the register, `facade privacy`, the erasing job and its settings all read this list and nothing else.
 */
export interface PrivacyKind {
  /** In commands, metrics and under `retention` in the settings: small letters and hyphens. */
  id: string;
  /** The form whose fields it keeps, where it is one. */
  form?: string;
  texts: Record<Language, KindTexts>;
  ground: Ground;
  /** By default; settings may say another. `whileUsed`: as long as the person uses it, and no job erases it. */
  keptFor: Span | 'whileUsed';
  /** Everything of this person. */
  find?(stores: PrivacyStores, person: Person): Promise<Entry[]>;
  /** Erases it, and gives how many there were. Left out where only the agency can decide: it is reported then. */
  erase?(stores: PrivacyStores, person: Person): Promise<number>;
  /** Erases one batch of what is older, in a transaction, and gives how many; 0: nothing is left. Left out where nothing expires. */
  expire?: Expire;
}

export type Expire =
  | { in: 'database'; batch(tx: Transaction<Tables>, before: Date, size: number): Promise<number> }
  | { in: 'files'; all(stores: PrivacyStores, before: Date): Promise<number> };

/** Typed help for a file of `kinds/`. */
export const defineKind = (kind: PrivacyKind): PrivacyKind => kind;

/** The address as it is compared; null of a person that is known by something else. */
export const emailOf = (person: Person): string | null => ('email' in person ? normalizeEmail(person.email) : null);
