/** Where browsers report what a server cannot see: pages they rendered themselves, and forms that a visitor began to fill in. */
export const GOAL_URL = '/_goal';

/** Maximum of forms and sections in a report. */
export const MAX_NAMES = 30;

/** It contains nothing about the visitor, and no address. */
export interface GoalReport {
  /** Name of the page within its section, such as `list`; empty for a page of the shell. */
  page: string;
  /** Section → its release, for the sections on the page. */
  releases: Record<string, string>;
  /** Names of the forms on the page. */
  forms: string[];
  /** The form that the visitor begins to fill in; absent if the page has just been shown. */
  begun?: string;
}
