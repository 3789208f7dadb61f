import type { ColumnType } from 'kysely';

/** JSON in the database: read as a value, written as text (`JSON.stringify`), because pg would otherwise write an array. */
export type Json<T> = ColumnType<T, string, string>;

/** A timestamp; pg returns a Date. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A timestamp that defaults to now. */
export type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A day in the agency's time zone, `yyyy-mm-dd`. */
export type Day = string;
