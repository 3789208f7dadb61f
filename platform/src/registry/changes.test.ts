import fc from 'fast-check';
import { withCanary, withCanaryLive, withChannel, withLive, withoutCanary, withRelease } from './changes.ts';
import { canaryOf, emptyDocument, liveOf, type RegistryDocument, releaseOf } from './document/document.ts';
import { problemsOf } from './document/document-problems.ts';
import { withoutOldReleases } from './retention.ts';

const release = (version: string) => ({
  version,
  publishedAt: '2026-01-01T00:00:00.000Z',
  integrity: 'sha384-x',
  url: `/_sections/a/${version}/entry.js`,
  base: `/_sections/a/${version}/`,
  descriptor: 'sha384-y',
  content: version,
});
const version = fc.integer({ min: 0, max: 30 }).map((number) => `1.0.${number}`);
const step = fc.oneof(
  version.map((name) => (document: RegistryDocument) => withLive(withRelease(document, 'a', release(name)), 'a', name)),
  fc.tuple(version, fc.integer({ min: 0, max: 100 })).map(
    ([name, percent]) =>
      (document: RegistryDocument) =>
        withCanary(withRelease(document, 'a', release(name)), 'a', name, percent),
  ),
  fc.integer({ min: 0, max: 100 }).map((percent) => (document: RegistryDocument) => {
    const canary = canaryOf(document, 'a')?.metadata.version ?? 'none';
    return withCanary(document, 'a', canary, percent);
  }),
  version.map(
    (name) => (document: RegistryDocument) =>
      withChannel(withRelease(document, 'a', release(name)), 'a', 'preview', name),
  ),
  version.map((name) => (document: RegistryDocument) => withLive(document, 'a', name)),
  fc.constant((document: RegistryDocument) => withoutCanary(document, 'a')),
  fc.constant((document: RegistryDocument) => withCanaryLive(document, 'a')),
);

test('any sequence of changes keeps the document valid and every used release stored', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.integer({ min: 0, max: 20 })), { maxLength: 60 }), (steps) => {
      let document = emptyDocument();
      let time = Date.UTC(2026, 0, 1);
      for (const [change, days] of steps) {
        time += days * 24 * 3600_000;
        try {
          document = withoutOldReleases(change(document), new Date(time));
        } catch {
          // A refused change changes nothing.
        }
        expect(problemsOf(document)).toEqual([]);
        for (const deployment of [liveOf(document, 'a'), canaryOf(document, 'a')]) {
          if (deployment) expect(releaseOf(document, 'a', deployment.metadata.version)?.unusedSince).toBeUndefined();
        }
        const preview = document.extras.channels.a?.preview;
        if (preview) expect(releaseOf(document, 'a', preview)).toBeDefined();
        const names = document.extras.releases.a?.map((one) => one.version) ?? [];
        expect(new Set(names).size).toBe(names.length);
      }
    }),
  );
});
