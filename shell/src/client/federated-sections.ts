import { createFederation } from '@facade/platform/federation';
import { contentParametersIn, parametersIn } from '../composition/loading/page-parameters.ts';
import { failureOf } from '../composition/loading/section-failure.ts';
import { rememberLoads, type SectionLoader, sectionPathsOf } from '../composition/loading/section-loader.ts';
import { sharedLibraries } from '../composition/shared-libraries.ts';
import { SECTION_LOAD } from '../composition/time-limits.ts';
import type { Pins } from '../protocol/page-state.ts';
import { loadRepair } from './recovery/load-repair.ts';
import { untilLoaded } from './recovery/until-loaded.ts';
import { reportFailure } from './reports/report-failure.ts';
import { reportPatches } from './reports/watch-patches.ts';

/** A slow line needs several waits for the same files. What still hangs after this many is fetched anew. */
const PATIENCE = 3;

/**
 * Loads exposes of the pinned releases. After a failure, or if the page was rendered without the section, the next attempt
 * first asks the server for the current release and fetches its files past the cache. A section that was fixed or rolled back
 * thus recovers without a page reload.
 */
export function federatedSections(pinned: Pins): SectionLoader {
  const federation = createFederation('shell', sharedLibraries() as never);
  const pins = { ...pinned };
  const containers = new Map<string, ReturnType<typeof federation.open>>();
  const doubted = new Set<string>();
  const repairs = new Map<string, Promise<void>>();
  /** Section → loads without an answer. */
  const unanswered: Record<string, number> = {};

  function open(section: string, entry: string): ReturnType<typeof federation.open> {
    const container = containers.get(section) ?? federation.open(entry);
    containers.set(section, container);
    container.catch(() => containers.get(section) === container && containers.delete(section));
    return container;
  }

  async function repair(section: string, expose: string): Promise<void> {
    const { findRelease, renewFiles } = await loadRepair();
    const release = await findRelease(section);
    await renewFiles(release, expose);
    // Also the same release from the site itself, where another origin lost it.
    if (pins[section]?.entry !== release.entry) {
      containers.delete(section);
      pins[section] = release;
    }
    doubted.delete(section);
  }

  function repairOnce(section: string, expose: string): Promise<void> {
    const key = `${section}/${expose}`;
    const underWay = repairs.get(key) ?? repair(section, expose).finally(() => repairs.delete(key));
    repairs.set(key, underWay);
    return underWay;
  }

  async function loadModule(section: string, expose: string): Promise<unknown> {
    if (!pins[section] || doubted.has(section)) await repairOnce(section, expose);
    try {
      const container = await open(section, pins[section]?.entry ?? '');
      const module = (await container.get(`./${expose}`))();
      reportPatches(section, pins[section]?.version ?? '', expose);
      return module;
    } catch (error) {
      doubted.add(section);
      throw error;
    }
  }

  const { load, forget, whenLoaded } = rememberLoads((section, expose) =>
    withTimeout(loadModule(section, expose), SECTION_LOAD, () => {
      unanswered[section] = (unanswered[section] ?? 0) + 1;
      if (unanswered[section] % PATIENCE !== 0) return;
      containers.delete(section);
      doubted.add(section);
    }),
  );
  return {
    load,
    whenLoaded,
    versionOf: (section) => pins[section]?.version ?? '',
    parametersOf: (section, page) => parametersIn(pins[section], page),
    contentParameters: () => contentParametersIn(Object.values(pins)),
    heightOf: (section, fragment) => pins[section]?.heights?.[fragment],
    paths: () => sectionPathsOf(Object.entries(pins)),
    markBroken(section) {
      doubted.add(section);
      forget(section);
    },
  };
}

/**
 * The same, but never gives up: for sections that the server has already rendered. Their HTML stays readable and hydrates as
 * soon as the section's files arrive.
 */
export function persistentSections(timed: SectionLoader): SectionLoader {
  const { load, forget } = rememberLoads((section, expose) =>
    untilLoaded(
      () => timed.load(section, expose),
      (error) => reportFailure(failureOf(timed, section, expose, error)),
    ),
  );
  return {
    load,
    versionOf: timed.versionOf,
    parametersOf: timed.parametersOf,
    contentParameters: timed.contentParameters,
    heightOf: timed.heightOf,
    paths: timed.paths,
    markBroken(section) {
      timed.markBroken?.(section);
      forget(section);
    },
  };
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number, late: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(new DOMException(`no answer within ${milliseconds} ms`, 'TimeoutError'));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
