import type { Kysely } from 'kysely';
import type { AppointmentTables } from './schema/appointments.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { FormTables } from './schema/forms.ts';
import type { PeopleTables } from './schema/people.ts';
import type { SiteTables } from './schema/site.ts';
import type { SubscriptionTables } from './schema/subscriptions.ts';
import type { TogetherTables } from './schema/together.ts';

export type { AppointmentStatus } from './schema/appointments.ts';
export type { TestimonialState } from './schema/forms.ts';
export type { FollowNewsKind } from './schema/subscriptions.ts';

/** The tables. Names and columns as in `migrations/`. */
export interface Tables
  extends AppointmentTables,
    CatalogueTables,
    FormTables,
    PeopleTables,
    SiteTables,
    SubscriptionTables,
    TogetherTables {}

export type Db = Kysely<Tables>;

/** For statements that only read, each on its own: a replica may answer it. */
export type ReadDb = Pick<Db, 'selectFrom' | 'getExecutor'>;
