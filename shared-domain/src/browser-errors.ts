/**
 * A place in a script of a release, as a browser names it, and the function there if it has a name: `save@web/exposes.1a2b3c4d.js:1:2345`.
 * It contains no address.
 */
export const FRAME =
  /^(?:(?<name>[\w$.]{1,40})@)?web\/(?<script>[\w.-]{1,80}\.js):(?<line>\d{1,6}):(?<column>\d{1,8})$/;

/** Places of one stack that are reported, the throwing one first. */
export const MAX_FRAMES = 3;

/** Pages in browsers on which code of a release threw the same: message and first place are equal. */
export interface ErrorCount {
  section: string;
  release: string;
  /** Without what differs from page to page: numbers, ids, quoted values. */
  message: string;
  /** Each a {@link FRAME}, of one of the pages; empty if no browser named one. */
  frames: readonly string[];
  pages: number;
}

/** All of them that were counted. */
export interface StoredError extends ErrorCount {
  /** ISO times. */
  firstSeen: string;
  lastSeen: string;
}
