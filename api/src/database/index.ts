/** The public face of the database: open, close, and the types of its tables. */
export { closeDatabase, type DatabaseOptions, openDatabase } from './open.ts';
export type { Db, Tables } from './schema.ts';
