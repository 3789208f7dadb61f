import type { SectionRelease } from './section-release.ts';

/**
 * A release that one browser loads from an address the server must not request, such as a developer's own machine. An address
 * given by a visitor never makes the server send a request.
 */
export function browserRelease(section: string, entry: string): SectionRelease {
  const version = new URL(entry).host;
  return {
    key: `${section}@${entry}`,
    version,
    entry,
    parameters: undefined,
    leftToBrowser: true,
    expose: () => undefined,
    files: () => [entry],
    integrity: () => ({}),
    address: () => ({ version, entry, files: {}, integrity: {} }),
  };
}
