import type { StaffRole } from '@facade/shared-domain/model';
import type { Generated } from 'kysely';
import type { Day, Moment } from './columns.ts';

/** Owners and the agency's own people. */
export interface PeopleTables {
  account: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    created_at: Moment;
    wants_summary: Generated<boolean>;
    /** In which they last read their dashboard. */
    language: string | null;
    /** The first day of the month that they were last told of. */
    summary_month: Day | null;
  };
  account_property: { account_id: number; property_id: number };
  session: { token_hash: string; account_id: number; expires_at: Moment };
  password_reset: { token_hash: string; account_id: number; expires_at: Moment };
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
  staff_session: { token_hash: string; staff_id: number; expires_at: Moment };
}
