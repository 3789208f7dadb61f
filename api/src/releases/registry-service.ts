import type { ReleaseAction, ReleasesState } from '@facade/shared-domain/releases';
import { ProblemError } from '../http/index.ts';
import { TIME_LIMITS } from '../kernel/index.ts';

/** Where the registry service is, and what it knows this site's api by. */
export interface RegistryAccess {
  url: string;
  token: string;
}

/** What a manager wants of a section. */
export interface ReleaseChange {
  section: string;
  action: ReleaseAction;
  /** The release that the manager saw: nothing happens if there is a newer one. */
  seen: string;
  why?: string | undefined;
}

/** The releases since a time such as `7d`; null if the registry service does not answer or refuses. */
export async function readReleases(access: RegistryAccess, since: string, by: string): Promise<ReleasesState | null> {
  const answer = await ask(access, `releases?since=${since}`, by).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ReleasesState) : null;
}

/**
 * Changes which release visitors get, in the name of a person.
 * @returns null, or why the registry service refuses
 * @throws ProblemError `unavailable` if it does not answer, `releases-changed` if there is a newer release than the seen one
 */
export async function changeRelease(
  access: RegistryAccess,
  { section, action, seen, why }: ReleaseChange,
  by: string,
): Promise<string | null> {
  const body = JSON.stringify({ seen, ...(why && { why }) });
  const answer = await ask(access, `sections/${section}/${action}`, by, { method: 'POST', body }).catch(() => null);
  if (!answer || answer.status >= 500) throw new ProblemError('unavailable');
  if (answer.ok) return null;
  const { code, message } = (await answer.json()) as { code: string; message: string };
  if (code === 'changed') throw new ProblemError('releases-changed');
  return message;
}

const ask = ({ url, token }: RegistryAccess, path: string, by: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(`/staff/${path}`, url), {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'x-facade-staff': encodeURIComponent(by) },
    signal: AbortSignal.timeout(TIME_LIMITS.registryAnswer),
  });
