/**
 * Address of a site whose api may be asked: `FACADE_SITE`, or this machine's on `PORT` (default 8080). Null where none
 * answers within a second.
 */
export async function runningSite(environment: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  const site = environment.FACADE_SITE ?? `http://localhost:${environment.PORT ?? 8080}`;
  const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return answer?.ok ? site : null;
}
