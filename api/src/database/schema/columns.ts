import type { ColumnType } from 'kysely';

/** JSON in the database: read as a value, written as text (`JSON.stringify`), because pg would write an array otherwise. */
export type Json<T> = ColumnType<T, string, string>;

/** A moment; pg gives a Date. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A moment that is now where none is given. */
export type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A day in the agency's time zone, `yyyy-mm-dd`. */
export type Day = string;
