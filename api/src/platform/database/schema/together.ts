import type { Generated } from 'kysely';

/** Lists of homes that people share by a link. */
export interface TogetherTables {
  /** The token of its link is stored as a hash only. */
  together_list: { id: Generated<number>; token_hash: string; visited_at: Generated<Date> };
  /** Who takes part: a first name, and the hash of the key that their browser has as a cookie. */
  together_person: { id: Generated<number>; list: number; first_name: string; key_hash: string };
  /** One person's heart and note of one home. A row with neither is deleted. */
  together_mark: {
    person: number;
    property_id: number;
    is_liked: Generated<boolean>;
    note: Generated<string>;
    added_at: Generated<Date>;
  };
}
