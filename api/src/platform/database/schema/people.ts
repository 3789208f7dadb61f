import type { StaffRole } from '@facade/shared-domain/model';
import type { ColumnType, Generated } from 'kysely';
import type { Day, DefaultedMoment, Moment } from './columns.ts';

/** A session of a logged-in person. */
interface SessionColumns {
  id: Generated<number>;
  token_hash: string;
  /** Of the token that the current one replaced. */
  former_hash: string | null;
  /** When the current token was issued, and when it was first used. */
  issued_at: DefaultedMoment;
  used_at: Moment | null;
  created_at: DefaultedMoment;
  seen_at: DefaultedMoment;
  /** Names of browser and system, if known. */
  browser: Generated<string>;
  system: Generated<string>;
  /** The browser keeps it after it is closed. */
  is_remembered: Generated<boolean>;
  expires_at: Moment;
}

/** A link to choose a password. */
interface LinkColumns {
  token_hash: string;
  account_id: number;
  expires_at: Moment;
}

/** `credential` and `public_key` in Base64; `transports` separated by commas. */
interface PasskeyColumns {
  id: Generated<number>;
  account_id: number;
  credential: string;
  public_key: string;
  counter: ColumnType<number | string, number, number>;
  transports: string;
  name: string;
  created_at: Moment;
  used_at: Moment | null;
}

/** Owners and the agency's own people. */
export interface PeopleTables {
  /** `password_hash` is null: invited, and has not yet followed the link. */
  account: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string | null;
    created_at: Moment;
    wants_summary: Generated<boolean>;
    /** Whether they are mailed about visits to their homes. */
    wants_visits: Generated<boolean>;
    /** Language in which they last read their dashboard. */
    language: string | null;
    /** The first day of the week of the last summary that they got. */
    summary_week: Day | null;
  };
  account_property: { account_id: number; property_id: number };
  session: SessionColumns & { account_id: number };
  password_reset: LinkColumns;
  passkey: PasskeyColumns;
  /** Login attempts of one source on one account, by a keyed hash of both. */
  login_source: { key: string; attempts: number; admitted: boolean; free_at: Moment; forget_at: Moment };
  /** The agency's own people. `agent_id`: the agent of the feed whose homes are theirs; `password_hash`: as of `account`. */
  staff: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string | null;
    role: StaffRole;
    agent_id: string | null;
    created_at: Moment;
  };
  staff_session: SessionColumns & { staff_id: number };
  staff_password_reset: LinkColumns;
  staff_passkey: PasskeyColumns;
}
