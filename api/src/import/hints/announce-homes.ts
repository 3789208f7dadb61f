import type { Language } from '@facade/shared-domain/model';
import { homePath, pathOfProject, readProjects, readProperties } from '../../catalogue/index.ts';
import type { Db } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { NotPulled } from '../pulling/api-client.ts';
import type { FeedPlace, Pulling } from '../sources/feed-places.ts';

/** Addresses told in one turn. */
const TOGETHER = 100;

interface Announcing extends Pulling {
  siteData: { current(): Promise<Snapshot> };
  announce: NonNullable<FeedPlace['hinted']>['announce'];
}

/** Tells a CRM the addresses of homes that have come, which it shows to its users. One that it refuses is told again in the next turn. */
export async function announceHomes({ name }: FeedPlace, announcing: Announcing): Promise<void> {
  const { db, log, signal, siteData, announce } = announcing;
  const waiting = await db
    .selectFrom('crm_hint')
    .innerJoin('source_id', (join) =>
      join.onRef('source_id.source', '=', 'crm_hint.source').onRef('source_id.id', '=', 'crm_hint.home'),
    )
    .select(['home', 'kind', 'number'])
    .where('crm_hint.source', '=', name)
    .where('wants_address', '=', true)
    .where('due_at', 'is', null)
    // Homes that are not on the site, or that the CRM refuses, must not keep new ones waiting.
    .orderBy('hinted_at', 'desc')
    .limit(TOGETHER)
    .execute();
  const { content } = await siteData.current();
  if (waiting.length === 0 || content.settings.origin === '') return;
  for (const { home, kind, number } of waiting) {
    const path = await pathOf(db, kind, number, content.settings.languageDefault);
    if (path === null) continue;
    try {
      await announce(home, new URL(path, content.settings.origin).href, signal);
    } catch (error) {
      if (!(error instanceof NotPulled)) throw error;
      log.warn({ source: name, home, reason: error.message }, 'the CRM does not take the address of a home');
      if (error.status !== 404) continue;
    }
    await db
      .updateTable('crm_hint')
      .set({ wants_address: false })
      .where('source', '=', name)
      .where('home', '=', home)
      .execute();
  }
}

/** Null if it is not on the site. */
async function pathOf(db: Db, kind: string, number: number, language: Language): Promise<string | null> {
  if (kind === 'project') {
    const project = (await readProjects(db, [number])).get(number);
    return project ? pathOfProject(project, language) : null;
  }
  const property = (await readProperties(db, [number])).get(number);
  if (!property) return null;
  const { projectId } = property;
  const projects = await readProjects(db, projectId === null ? [] : [projectId]);
  return homePath(property, projectId === null ? undefined : projects.get(projectId), language);
}
