/**
 * The database with its schema and migrations, limits, jobs, and the checks of health.
 * Writes `hit_counter`, `secret`, `sampled_property` and the tables of pg-boss.
 * Never decides what a row means: the other rooms do.
 */

export { lockFolder, openCopy, PGLITE } from './database/embedded/embedded.ts';
export { fillSample, SAMPLED } from './database/fill-sample.ts';
export {
  closeDatabase,
  DatabaseUnavailable,
  type Db,
  onPatientConnections,
  openDatabase,
  type ReadDb,
  type Tables,
} from './database/index.ts';
export { migrate } from './database/migrate.ts';
export { connect } from './database/pool.ts';
export type {
  Pictures,
  Projects,
  PropertyTexts,
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredDocument,
  StoredLookups,
  StoredPicture,
  StoredPictureUse,
  StoredProject,
  StoredProperty,
  StoredRibbon,
  StoredTeaser,
} from './database/schema/stored.ts';
export type { AppointmentStatus, FollowNewsKind, TestimonialState } from './database/schema.ts';
export { AddressLimit, networkOf } from './limits/address-limit.ts';
export { ALLOWANCES } from './limits/allowances.ts';
export { type Allowance, countHit, type Executor, undoHit } from './limits/hit-counter.ts';
export { type KeyedHash, keyedHash, keyedHasher } from './limits/keyed-hash.ts';
export { perAddress, sharedPerAddress } from './limits/per-address.ts';
export { sharedSecret } from './limits/shared-secret.ts';
export { idOfToken, isSameText, issueToken, readToken, signId } from './limits/signed-token.ts';
export { inSteadyTime } from './limits/steady-time.ts';
export { Disk } from './operation/disk.ts';
export { failureLog, type JobLog } from './operation/failure-log.ts';
export { Metrics } from './operation/metrics.ts';
export { Readiness } from './operation/readiness.ts';
export { type Repeated, repeat } from './operation/repeat.ts';
export { shareCheck } from './operation/share-check.ts';
export {
  countJobs,
  deleteEndedJobs,
  deleteJobsHolding,
  findJob,
  findJobs,
  findJobsHolding,
  hasJobs,
  type Job,
  jobBacklog,
  listJobs,
  runAgain,
} from './pg-boss/jobs.ts';
