import { usualSite } from '../../commands/settings.ts';

/**
 * Origin of a site that runs: `named`, or `FACADE_SITE`, or this machine's on `PORT` (default 8080). Null if none answers
 * within a second.
 */
export async function runningSite(
  named: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  const site = URL.parse(named ?? usualSite(environment));
  if (!site) return null;
  const asked = fetch(new URL('/api/health', site), { signal: AbortSignal.timeout(1000) });
  const answer = await asked.catch(() => null);
  return answer?.ok ? site.origin : null;
}
