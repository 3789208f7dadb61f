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

/** Owners and the agency's own people. */
export interface PeopleTables {
  /** Null: invited, and has not yet followed the link. */
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
    /** The first day of the month of the last summary that they got. */
    summary_month: Day | null;
  };
  account_property: { account_id: number; property_id: number };
  session: SessionColumns & { account_id: number };
  password_reset: { token_hash: string; account_id: number; expires_at: Moment };
  /** `credential` and `public_key` in Base64; `transports` separated by commas. */
  passkey: {
    id: Generated<number>;
    account_id: number;
    credential: string;
    public_key: string;
    counter: ColumnType<number | string, number, number>;
    transports: string;
    name: string;
    created_at: Moment;
    used_at: Moment | null;
  };
  /** Login attempts of one source on one account, by a keyed hash of both. */
  login_source: { key: string; attempts: number; admitted: boolean; free_at: Moment; forget_at: Moment };
  /** The agency's own people. `agent_id`: the agent of the feed whose homes are theirs. */
  staff: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    role: StaffRole;
    agent_id: string | null;
    created_at: Moment;
  };
  staff_session: SessionColumns & { staff_id: number };
}
