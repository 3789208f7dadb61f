import {
  canaryOf,
  haltCanary,
  liveOf,
  type RegistryDocument,
  revertLive,
  type Store,
  versionBefore,
} from '@facade/platform/registry';
import type { Suspects } from '@facade/platform/suspects';
import { LogThrottle } from '@facade/server-kit/log-throttle';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { LossReason, SectionFailure } from '../../composition/loading/section-failure.ts';
import type { Report } from '../../protocol/report.ts';
import type { OverloadReason } from '../pages/admission/admission.ts';
import type { PageObserver, PageOrigin } from '../pages/page-observer.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { Suspect } from '../renderers/renderer-process.ts';
import { BrowserErrors } from './browser-errors/browser-errors.ts';
import { CanaryWatch, type CanaryWatchOptions } from './budget/canary-watch.ts';
import type { BudgetLimits } from './budget/error-budget.ts';
import { LiveWatch } from './budget/live-watch.ts';
import { comparisonsIn } from './goals/comparisons.ts';
import type { ReleasesOf } from './goals/goal-visitors.ts';
import type { Drop } from './goals/goal-watch.ts';
import { Goals } from './goals/goals.ts';
import { LateFailures } from './late-failures.ts';
import { SiteMetrics } from './metrics/site-metrics.ts';

export interface ObserverOptions {
  store: Store;
  suspects: Suspects;
  limits: BudgetLimits;
  /** Whether a live release that exhausts its error budget is rolled back. */
  rollsBack: boolean;
  log: FastifyBaseLogger;
  visitorHas: CanaryWatchOptions['visitorHas'];
}

/** Minimum time between two log lines about refused pages, in milliseconds. */
const LOG_REFUSALS = 10_000;

/** Observes the sections on server and browser: counts what they do, logs failures, halts a canary that fails too often. */
export class Observer implements PageObserver {
  readonly metrics = new SiteMetrics();
  readonly late = new LateFailures();
  readonly errors = new BrowserErrors();
  readonly goals = new Goals({
    reached: (goal, { step, ...release }) => this.metrics.releases.goals.reached(goal, step, release),
    dropped: (drop) => this.#goalDropped(drop),
  });
  readonly #canaries: CanaryWatch;
  readonly #live: LiveWatch | null;
  readonly #log: FastifyBaseLogger;
  readonly #suspects: Suspects;
  readonly #store: Store;
  readonly #visitorHas: ObserverOptions['visitorHas'];
  readonly #dropped = new Set<string>();
  readonly #refusals = new LogThrottle(LOG_REFUSALS);
  #document: RegistryDocument | undefined;

  constructor({ store, limits, rollsBack, log, visitorHas, suspects }: ObserverOptions) {
    this.#log = log;
    this.#suspects = suspects;
    this.#store = store;
    this.#visitorHas = visitorHas;
    this.#canaries = new CanaryWatch({
      limits,
      log,
      visitorHas,
      halt: (section, version, why) => haltCanary(store, section, version, why),
      halted: (section) => this.metrics.halted(section),
    });
    const live = new LiveWatch({
      limits,
      log,
      revert: (section, version, why) => revertLive(store, section, version, why),
      reverted: (section) => this.metrics.reverted(section),
    });
    this.#live = rollsBack ? live : null;
  }

  /** Sets the current registry. */
  follow(document: RegistryDocument): void {
    if (document === this.#document) return;
    this.#document = document;
    const sections = Object.keys(document.microFrontends);
    this.metrics.releases.follow(releasesOf(document));
    this.#live?.follow(liveAlone(document));
    void this.#compareGoals(document);
    this.#canaries.follow(
      sections.flatMap((section) => {
        const canary = canaryOf(document, section);
        const live = liveOf(document, section);
        if (!canary || !live) return [];
        const { version } = canary.metadata;
        return [{ section, version, percent: canary.deployment.traffic, live: live.metadata.version }];
      }),
    );
  }

  async #compareGoals(document: RegistryDocument): Promise<void> {
    const before = (section: string, version: string) => versionBefore(this.#store.registry, section, version);
    const comparisons = await comparisonsIn(document, before).catch((err) => {
      this.#log.warn({ err }, 'the releases before the live ones cannot be read');
      return [];
    });
    if (document === this.#document) this.goals.follow(comparisons);
  }

  /** The releases of the registry among these that this visitor gets for no reason of their own, such as an override. */
  readonly comparable = (releases: ReleasesOf, request: FastifyRequest): ReleasesOf =>
    Object.fromEntries(
      Object.entries(releases).filter(([section, release]) => {
        if (!this.#document || !this.metrics.releases.knows(section, release)) return false;
        const canary = canaryOf(this.#document, section);
        if (!canary) return true;
        const { version } = canary.metadata;
        const share = { section, version, percent: canary.deployment.traffic };
        return this.#visitorHas(share, request) === (release === version);
      }),
    );

  /** Withdraws the release, or names the command for a release that must be withdrawn by a person. */
  #goalDropped({ section, release, goal, why, withdraws }: Drop): void {
    if (withdraws) for (const watch of [this.#canaries, this.#live]) watch?.end(section, release, why);
    const key = `${section}@${release} ${goal}`;
    if (this.#dropped.has(key)) return;
    this.#dropped.add(key);
    this.metrics.releases.goals.dropped(goal, { section, release });
    this.#log.error(
      { section, release, goal, why, undo: `facade rollback ${section}` },
      'a goal is reached less often',
    );
  }

  asked(from: PageOrigin): void {
    this.metrics.asked(from);
  }

  refused(reason: OverloadReason): void {
    this.metrics.refused(reason);
    const refused = this.#refusals.take('pages');
    if (refused !== null)
      this.#log.warn({ reason, refused }, 'refusing pages: more are requested than can be rendered');
  }

  rendered(
    { releases, failures }: RenderedPage,
    timings: readonly RenderTiming[],
    requestId: string | undefined,
  ): void {
    for (const [section, release] of Object.entries(releases)) this.metrics.releases.loaded(section, release, 'server');
    for (const { section, milliseconds } of timings)
      this.metrics.releases.rendered(section, releases[section] ?? '', milliseconds);
    for (const { cause, error, ...failure } of oncePerCause(failures)) {
      this.#log.error({ requestId, ...failure, cause, err: error }, 'section failed');
      if (cause === 'api') continue;
      this.metrics.releases.failed(failure.section, failure.release, 'server', cause === 'timeout' || cause === 'hang');
    }
  }

  /** A visitor received this page. */
  sent({ releases, failures }: Pick<RenderedPage, 'releases' | 'failures'>, request: FastifyRequest): void {
    for (const [section, release] of Object.entries(releases)) {
      this.metrics.releases.loaded(section, release, 'browser');
      const failed = failures.some(
        (failure) => failure.section === section && failure.cause !== 'api' && !failure.alsoLive,
      );
      this.#canaries.served(section, release, failed, request);
      this.#live?.served(section, release, failed);
    }
  }

  /** A visitor's browser reports failures, and harm, which only names the release. Those of releases that are not in the registry are ignored. */
  reported(failures: readonly Report[], request: FastifyRequest): void {
    for (const failure of failures) {
      const { section, release, timedOut, harm } = failure;
      if (!this.metrics.releases.knows(section, release)) continue;
      if (harm) {
        request.log.warn(failure, 'section harms a page in a browser');
        this.metrics.releases.harmed(section, release, harm);
        continue;
      }
      request.log.warn({ ...failure, side: 'browser' }, 'section failed in a browser');
      this.metrics.releases.failed(section, release, 'browser', timedOut);
      this.errors.add(failure);
      this.#canaries.reported(section, release, request);
    }
  }

  /** A release could not be opened on the server. One that must not be opened is withdrawn at once. */
  notOpened(section: string, release: string): void {
    this.metrics.releases.failed(section, release, 'server', false);
    this.#canaries.notOpened(section, release);
    this.#withdrawSuspect(section, release);
  }

  /** A renderer was lost while code of this release ran. A release to which that happens twice is withdrawn at once. */
  lost({ section, release }: Suspect, reason: LossReason): void {
    this.#log.error({ section, release, reason }, 'section cost a renderer');
    this.metrics.releases.failed(section, release, 'server', reason === 'hang');
    for (const watch of [this.#canaries, this.#live]) watch?.failedLate(section, release);
    this.#suspects.note(section, release, reason);
    this.#withdrawSuspect(section, release);
  }

  #withdrawSuspect(section: string, release: string): void {
    const why = this.#suspects.against(section, release);
    if (why) for (const watch of [this.#canaries, this.#live]) watch?.end(section, release, why);
  }

  /** Code of a release threw after its render, when nothing could catch it. */
  failedLate({ section, release }: Suspect, error: unknown): void {
    if (!this.late.add({ section, release })) return;
    this.#log.error({ section, release, err: error }, 'section failed after its render');
    this.metrics.releases.failed(section, release, 'server', false);
    for (const watch of [this.#canaries, this.#live]) watch?.failedLate(section, release);
  }
}

/** Section → its live release, for sections without a canary. */
function liveAlone(document: RegistryDocument): Map<string, string> {
  const sections = Object.keys(document.microFrontends).filter((section) => !canaryOf(document, section));
  return new Map(sections.map((section) => [section, liveOf(document, section)?.metadata.version ?? '']));
}

/** Merges failures of a section that have the same cause into one. */
function oncePerCause(failures: readonly SectionFailure[]): SectionFailure[] {
  const known = new Map(failures.map((failure) => [`${failure.section} ${failure.expose} ${failure.reason}`, failure]));
  return [...known.values()];
}

/** Every release in the store or deployed elsewhere, with its share of visitors. */
function releasesOf({ microFrontends, extras }: RegistryDocument) {
  const stored = Object.entries(extras.releases).flatMap(([section, releases]) =>
    releases.map(({ version }) => ({ section, release: version, percent: null })),
  );
  const deployed = Object.entries(microFrontends).flatMap(([section, deployments]) =>
    deployments.map(({ metadata, deployment }) => ({
      section,
      release: metadata.version,
      percent: deployment.traffic,
    })),
  );
  return [...stored, ...deployed];
}
