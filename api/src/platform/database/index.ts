/** The public face of the database: open, close, detect another process that has it open, and the types of its tables. */
export { DatabaseInUse } from './in-use.ts';
export { closeDatabase, type DatabaseOptions, onPatientConnections, openDatabase } from './open.ts';
export type { DatabaseLog } from './outage-log.ts';
export type { Db, ReadDb, Tables } from './schema.ts';
export { DatabaseUnavailable } from './unavailable.ts';
