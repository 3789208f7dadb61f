import { readFile } from 'node:fs/promises';
import type { RouteEntry, Site } from '@facade/shared-domain/model';

export type Routes = readonly RouteEntry[];

/** The agency's table of addresses on a running site, else in the recorded answers of the api. */
export async function agencyRoutes(site: string | null, recorded: string): Promise<Routes> {
  const path = '/site?lang=nl';
  const answer = site ? await fetch(`${site}/api${path}`).catch(() => null) : null;
  if (answer?.ok) return ((await answer.json()) as Site).routes;
  const answers = JSON.parse(await readFile(recorded, 'utf8')) as Record<string, Site>;
  return answers[path]?.routes ?? [];
}
