import { setTimeout as delay } from 'node:timers/promises';

/** Poll interval and timeout in milliseconds; after that, the shell's log says why. */
const AGAIN = 20;
const TIMEOUT = 8000;

/**
 * Resolves when the shell at `shell` renders a section with this release, or when a newer one has `superseded` it. Otherwise
 * rejects with a one-line error.
 */
export async function untilServed(
  shell: string,
  section: string,
  version: string,
  superseded: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([superseded, AbortSignal.timeout(TIMEOUT)]);
  while (!signal.aborted) {
    const answer = await fetch(`${shell}/_release/${section}`, { signal }).catch(() => null);
    const release = answer?.ok ? ((await answer.json().catch(() => null)) as { version: string } | null) : null;
    if (release?.version === version) return;
    await delay(AGAIN);
  }
  if (superseded.aborted) return;
  throw new Error(`the shell does not render ${section} ${version} yet; reload the page when it does`);
}
