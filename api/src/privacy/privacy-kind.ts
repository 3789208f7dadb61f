import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { normalizeEmail } from '../accounts/index.ts';
import type { Ground, Retention, Span } from '../kernel/index.ts';
import type { Db, Tables } from '../platform/index.ts';

/** A person, identified by mail address, or by the random id of a consent, which has no other identification. */
export type Person = { email: string } | { consent: string };

/** The stores that kinds read and write. */
export interface PrivacyStores {
  db: Db;
  dataFolder: string;
}

/** One item of data about a person, as exported to them. */
export type Entry = Readonly<Record<string, unknown>>;

export interface KindTexts {
  /** Name in the register, in a visitor's words. */
  name: string;
  /** What it contains; for a form, the schema lists the fields. */
  kept?: string;
}

/**
 * One kind of personal data: what is stored, why, for how long, how it is found and how it is erased. Each kind is a
 * file of `kinds/`, listed in `kinds/index.ts`. The register, `facade privacy`, the erasing job and its settings all
 * use only this list.
 */
export interface PrivacyKind {
  /** Name in commands, metrics and under `retention` in the settings: lower-case letters and hyphens. */
  id: string;
  /** The form whose fields it contains, if it is a form. */
  form?: string;
  texts: Record<Language, KindTexts>;
  ground: Ground;
  /**
   * Default retention period; settings may change it. `whileUsed`: as long as the person uses it, and no job erases it.
   */
  keptFor: Span | 'whileUsed';
  /** All entries of this person. */
  find?(stores: PrivacyStores, person: Person): Promise<Entry[]>;
  /** Erases the entries and returns their number. Absent if only the agency can decide: they are reported then. */
  erase?(stores: PrivacyStores, person: Person): Promise<number>;
  /**
   * Erases one batch of older entries in a transaction and returns their number; 0: none are left. Absent if nothing
   * expires.
   */
  expire?: Expire;
}

export type Expire =
  | { in: 'database'; batch(tx: Transaction<Tables>, before: Date, size: number): Promise<number> }
  | { in: 'files'; all(stores: PrivacyStores, before: Date): Promise<number> };

/** Type-checks the definition in a file of `kinds/`. */
export const defineKind = (kind: PrivacyKind): PrivacyKind => kind;

/** The retention period of a kind on this site. */
export const keptFor = ({ id, keptFor: byDefault }: PrivacyKind, retention: Retention): Span | 'whileUsed' =>
  byDefault === 'whileUsed' ? byDefault : (retention[id] ?? byDefault);

/** The normalized address, for comparison; null for a person who is identified otherwise. */
export const emailOf = (person: Person): string | null => ('email' in person ? normalizeEmail(person.email) : null);
