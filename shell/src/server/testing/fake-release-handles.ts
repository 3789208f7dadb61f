import { ReleaseHandle } from '../releases/release-handle.ts';

/** What became of the releases that a test opens; empty at the start of each test. */
export interface FakeHandles {
  /** `section@version` of each that was opened, in order. */
  opened: string[];
  closed: string[];
  /** Those that cannot be opened. */
  broken: Set<string>;
}

/** Releases that open without files, each with one page. To be called in `beforeEach`, after time is mocked. */
export function fakeReleaseHandles(): FakeHandles {
  const fake: FakeHandles = { opened: [], closed: [], broken: new Set() };
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version }, extras: { base } }) => {
    const key = `${section}@${version}`;
    if (fake.broken.has(key)) throw new Error(`${key} is broken`);
    fake.opened.push(key);
    return {
      section,
      key: base === '/_sections/x/' ? key : `${key} of ${base}`,
      version,
      leftToBrowser: false,
      entry: `${base}entry.js`,
      expose: (name: string) => (name === 'page-a' ? { version } : undefined),
      close: () => fake.closed.push(key),
    } as unknown as ReleaseHandle;
  });
  return fake;
}

/** From now on a release opens, or fails to, when the returned function is called. */
export function holdRelease(key: string): (error?: Error) => void {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const open = jest.mocked(ReleaseHandle.open);
  const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
  open.mockImplementation(async (...args) => {
    const [section, { metadata }] = args;
    if (`${section}@${metadata.version}` === key) await promise;
    return usual(...args);
  });
  return (error) => (error ? reject(error) : resolve());
}
