/** The public face of the database: open, close, who has it open, and the types of its tables. */
export { DatabaseInUse } from './in-use.ts';
export { closeDatabase, controlSocket, type DatabaseOptions, openDatabase } from './open.ts';
export type { Db, Tables } from './schema.ts';
export { findControl } from './sockets.ts';
