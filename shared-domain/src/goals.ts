import type { StoredError } from './browser-errors.ts';

/**
 * What a visitor does about a goal of the site, such as one of its forms: sees it, begins to fill it in, sends it. `refused` and `accepted`
 * are the answers to what was sent. Each counts a visitor once an hour.
 */
export const GOAL_STEPS = ['shown', 'begun', 'sent', 'refused', 'accepted'] as const;
export type GoalStep = (typeof GOAL_STEPS)[number];

/** The goal that all forms are together: a release that names its form differently is still compared with the one before. */
export const ANY_FORM = 'any-form';

/** The goal of a search. `shown`: a list of homes; `begun`: then one of the homes; `accepted`: then a form. */
export const SEARCH = 'search';

/** What is compared of a goal: of those who reached the first step, how many reached the second? */
export const comparedSteps = (goal: string): readonly (readonly [GoalStep, GoalStep])[] =>
  goal === SEARCH
    ? [['shown', 'begun']]
    : [
        ['sent', 'accepted'],
        ['begun', 'accepted'],
        ['shown', 'accepted'],
      ];

/**
 * The evidence of a drop (`evidenceOfDrop`) at which a release is withdrawn: chance gives it to one of a thousand comparisons, even for a
 * release that reaches exactly half.
 */
export const ENOUGH_EVIDENCE = 1000;

/** Visitors of pages with this release of a section who reached a step. */
export interface GoalCount {
  /** The name of a form, {@link ANY_FORM} or {@link SEARCH}. */
  goal: string;
  step: GoalStep;
  section: string;
  release: string;
  visitors: number;
}

/** All that were ever stored. `settled`: those who have had half an hour or more to go on to the next step. */
export interface GoalSum extends GoalCount {
  settled: number;
}

/** A release whose sums are wanted. */
export interface GoalsWanted {
  section: string;
  release: string;
  /** ISO time: only what was counted since; absent: all. */
  since?: string | undefined;
}

/** A change of the site that is no release: of its content, or of its homes. */
export interface SiteChange {
  kind: 'content' | 'feed';
  /** ISO time. */
  at: string;
  by: string;
  what: string;
}

/** What visitors achieved since a time, and in the week before; what threw in their browsers, and what changed. */
export interface SiteEvents {
  /** ISO time. */
  since: string;
  goals: GoalCount[];
  before: GoalCount[];
  /** Those that were seen since then. */
  errors: StoredError[];
  changes: SiteChange[];
}

/** What a shell tells an api (`POST /goals`): what it has counted since it last did, and what it wants to know. */
export interface GoalExchange {
  counts: readonly GoalCount[];
  wanted: readonly GoalsWanted[];
}
