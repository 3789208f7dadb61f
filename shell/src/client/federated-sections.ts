import { createFederation } from '@facade/platform/federation';
import { reportSection } from '../composition/load-page.ts';
import { rememberLoads, type SectionLoader } from '../composition/section-loader.ts';
import { sharedLibraries } from '../composition/shared-libraries.ts';

/** Section → the release this page uses. The server writes it into the page; it does not change until the next document. */
export type Pins = Record<string, { version: string; entry: string }>;

/** An `import()` that hangs has no end of its own. */
const LOAD_TIMEOUT = 3500;

/** Loads exposes of the pinned releases. */
export function federatedSections(pins: Pins): SectionLoader {
  const federation = createFederation('shell', sharedLibraries() as never);
  const containers = new Map<string, ReturnType<typeof federation.open>>();

  function open(section: string): ReturnType<typeof federation.open> {
    const pin = pins[section];
    if (!pin) return Promise.reject(new Error('no release is deployed'));
    const container = containers.get(section) ?? federation.open(pin.entry);
    containers.set(section, container);
    container.catch(() => containers.delete(section));
    return container;
  }

  const load = rememberLoads((section, expose) => {
    const module = open(section).then(async (container) => (await container.get(`./${expose}`))());
    return withTimeout(module, LOAD_TIMEOUT);
  });
  return { load, versionOf: (section) => pins[section]?.version ?? '' };
}

/**
 * The same, but never gives up: for what the server has drawn already. Its HTML stays readable meanwhile and comes alive
 * as soon as the section's files arrive.
 */
export function patientSections({ load, versionOf }: SectionLoader): SectionLoader {
  const patient = async (section: string, expose: string): Promise<unknown> => {
    for (let delay = 500; ; delay = Math.min(delay * 2, 15_000)) {
      try {
        return await load(section, expose);
      } catch (error) {
        reportSection(section, error);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
  return { load: rememberLoads(patient), versionOf };
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
