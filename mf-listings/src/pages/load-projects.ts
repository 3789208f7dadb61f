import { type LoaderArgs, redirectTo } from '@facade/section-kit';
import { toCardProject } from '../cards/project-data.ts';
import { getProjects } from '../list/get-projects.ts';
import { MAX_PAGE, PAGE_SIZE, queryHref, type WrongParameter, withWrong } from '../list/list-query.ts';
import type { ProjectListData } from '../list/project-list-data.ts';
import { shownWrong } from '../list/read-list-query.ts';
import { readPage } from '../list/read-text.ts';

/** Data of a page of the projects. Throws a redirect for a page after the last. */
export async function loadProjects({ api, language, signal, url }: LoaderArgs): Promise<ProjectListData> {
  const wrong: WrongParameter[] = [];
  const page = readPage(url.searchParams, wrong);
  const { items, total } = await getProjects(api, { language, page: Math.min(page, MAX_PAGE), signal });
  const pages = Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  if (page > pages) throw redirectTo(withWrong(queryHref(url.pathname, { page: pages }), wrong), 302);
  return { projects: items.map(toCardProject), page, pages, total, wrong: wrong.map(shownWrong) };
}
