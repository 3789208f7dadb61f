/** A content folder that was read and found right. Made by `loadContent`; only this folder looks inside. */
export interface Content {
  /** Absolute. */
  folder: string;
  /** Hash over every file that was read; changes whenever the agency changes something. */
  revision: string;
}
