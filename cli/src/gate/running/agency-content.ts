import { readFile } from 'node:fs/promises';
import type { RouteEntry, Site } from '@facade/shared-domain/model';

/** What the agency's content decides about sections. */
export interface AgencyContent {
  /** The table of addresses. */
  routes: readonly RouteEntry[];
  /** Fragments that pages and articles show, with their props; none without a running site. */
  placed: readonly PlacedByAgency[];
}

export interface PlacedByAgency {
  /** Such as `mf-forms/contact`. */
  id: string;
  props: unknown;
  /** Original path of the page. */
  page: string;
}

/** The agency's content on a running site, else the addresses in the recorded answers of the api. */
export async function agencyContent(site: string | null, recorded: string): Promise<AgencyContent> {
  const live = site ? await answerOf<Site>(`${site}/api/site?lang=nl`) : null;
  if (!live) {
    const answers = JSON.parse(await readFile(recorded, 'utf8')) as Record<string, Site>;
    return { routes: answers['/site?lang=nl']?.routes ?? [], placed: [] };
  }
  const pages = [...new Set(live.routes.map(({ original }) => original))];
  const placed = await Promise.all(
    pages.map(async (page) => {
      const answer = await answerOf(`${site}/api/content?lang=nl&path=${encodeURIComponent(page)}`);
      return fragmentsIn(answer).map((fragment) => ({ ...fragment, page }));
    }),
  );
  return { routes: live.routes, placed: placed.flat() };
}

async function answerOf<T>(url: string): Promise<T | null> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/** Every `fragment` of a module, however deep. */
function fragmentsIn(value: unknown): { id: string; props: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { fragment } = value as { fragment?: { id?: unknown; props?: unknown } };
  if (typeof fragment?.id === 'string') return [{ id: fragment.id, props: fragment.props ?? {} }];
  return Object.values(value).flatMap(fragmentsIn);
}
