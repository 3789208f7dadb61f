import { ANY_FORM, type GoalStep, SEARCH } from '@facade/shared-domain/goals';
import { GoalCounts, type SendGoals } from './goal-counts.ts';
import { GoalVisitors, type Reached, type ReleasesOf } from './goal-visitors.ts';
import { type Comparison, type Drop, GoalWatch } from './goal-watch.ts';

export interface GoalsOptions {
  /** A visitor reached a step. */
  reached(goal: string, reached: Reached): void;
  /** Fewer visitors reach a goal with a release. Called for each step that they reach, until the release is no longer compared. */
  dropped(drop: Drop): void;
}

/** What a page shows that is a goal. */
export interface ShownPage {
  /** Kind of its address, or the name of its page. */
  kind: string;
  forms: readonly string[];
  releases: ReleasesOf;
}

/** Browsers may name forms that no document contains, such as those in dialogs, but only so many. */
const MAX_GOALS = 100;

const LISTS = new Set(['sale-list', 'rent-list', 'project-list', 'list']);
const HOMES = new Set(['property', 'unit', 'project']);

/** What visitors achieve with the releases of the sections: counted without a person, and compared. */
export class Goals {
  readonly #options: GoalsOptions;
  readonly #visitors = new GoalVisitors();
  readonly #counts = new GoalCounts();
  readonly #watch = new GoalWatch(this.#counts);
  readonly #names = new Set<string>();

  constructor(options: GoalsOptions) {
    this.#options = options;
  }

  /** Sets the releases to compare. */
  follow(comparisons: readonly Comparison[]): void {
    this.#watch.follow(comparisons);
  }

  /** A visitor got this document. */
  documentSent(visitor: string, page: ShownPage): void {
    for (const form of page.forms) this.#names.add(form);
    this.pageShown(visitor, page);
  }

  /** A visitor's browser shows this page. */
  pageShown(visitor: string, { kind, forms: all, releases }: ShownPage): void {
    const forms = all.filter((form) => this.#isKnown(form));
    for (const form of withAny(forms)) this.#count(form, this.#visitors.show(visitor, form, releases));
    if (LISTS.has(kind)) this.#count(SEARCH, this.#visitors.show(visitor, SEARCH, releases));
    if (HOMES.has(kind)) this.#go(visitor, SEARCH, 'begun');
  }

  /** A visitor begins to fill in a form on a page with these releases. */
  begun(visitor: string, form: string, releases: ReleasesOf): void {
    if (!this.#isKnown(form)) return;
    for (const goal of [form, ANY_FORM]) this.#count(goal, this.#visitors.show(visitor, goal, releases, 'begun'));
  }

  /** A form of a visitor was accepted. */
  accepted(visitor: string, form: string): void {
    for (const goal of [form, ANY_FORM]) this.#go(visitor, goal, 'accepted');
    if (this.#visitors.has(visitor, SEARCH, 'begun')) this.#go(visitor, SEARCH, 'accepted');
  }

  /** A form of a visitor of this network was refused. @param form empty: sent to where no form is accepted */
  refused(visitor: string, form: string, network: string): void {
    for (const goal of [form, ANY_FORM]) this.#count(goal, this.#visitors.refuse(visitor, goal, network));
  }

  /** Hands the counts to the api, and gets those of all shells. */
  exchange(send: SendGoals): Promise<void> {
    return this.#counts.exchange(this.#watch.wanted, send);
  }

  #isKnown(form: string): boolean {
    if (this.#names.size < MAX_GOALS) this.#names.add(form);
    return this.#names.has(form);
  }

  #go(visitor: string, goal: string, step: GoalStep): void {
    this.#count(goal, this.#visitors.reach(visitor, goal, step));
  }

  #count(goal: string, all: readonly Reached[]): void {
    if (all.length === 0) return;
    for (const reached of all) {
      this.#counts.add({ goal, ...reached });
      this.#options.reached(goal, reached);
    }
    for (const drop of this.#watch.drops(goal, new Set(all.map(({ section }) => section)))) this.#options.dropped(drop);
  }
}

const withAny = (forms: readonly string[]): readonly string[] => (forms.length > 0 ? [...forms, ANY_FORM] : []);
