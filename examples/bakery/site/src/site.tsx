import { loadExpose } from '@facade/platform/host';
import type { Fragment, Page } from '@facade/section-kit';

type Part = { page?: Page; fragment?: Fragment };

/** What the page shows, from top to bottom. */
const PARTS = ['mf-breads/page-breads', 'mf-hours/fragment-today'];

/** A section that is down leaves its place empty. */
export const loadParts = (releases: string, live: Record<string, string>) =>
  Promise.all(PARTS.map((id) => loadExpose<Part>(releases, live, id).catch((): Part => ({}))));

export const Site = ({ parts, data }: { parts: Part[]; data: unknown[] }) =>
  parts.map(({ page, fragment }, at) => {
    const Shown = (page ?? fragment)?.Component;
    return Shown && <Shown key={PARTS[at]} data={data[at]} props={{}} />;
  });
