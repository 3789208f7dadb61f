import { moveActive } from './move-active.ts';
import type { SearchSection } from './search-rows.ts';

/** What a key means while the panel is there: another cell is reached, a page is chosen; null: nothing to the panel. */
export function answerKey(
  key: string,
  sections: SearchSection[],
  active: string | null,
): { active: string | null } | { go: string } | null {
  const rows = sections.flatMap((section) => section.rows);
  if (key === 'ArrowDown' || key === 'ArrowUp') return { active: moveActive(rows, active, key) };
  if (active === null) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { active: moveActive(rows, active, key) };
  const href = rows.flatMap(({ cells }) => cells).find(({ id }) => id === active)?.href;
  return key === 'Enter' && href ? { go: href } : null;
}
