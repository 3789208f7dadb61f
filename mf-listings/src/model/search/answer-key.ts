import { moveActive } from './move-active.ts';
import type { SearchSection } from './search-rows.ts';

/** What a key does in the panel: it reaches another cell, or it chooses a page. */
export type KeyAnswer = { active: string | null } | { go: string };

/** What a key means while the panel is there; null: nothing to the panel. */
export function answerKey(key: string, sections: SearchSection[], active: string | null): KeyAnswer | null {
  const rows = sections.flatMap((section) => section.rows);
  if (key === 'ArrowDown' || key === 'ArrowUp') return { active: moveActive(rows, active, key) };
  if (active === null) return null;
  if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return { active: moveActive(rows, active, key) };
  const href = rows.flatMap(({ cells }) => cells).find(({ id }) => id === active)?.href;
  return key === 'Enter' && href ? { go: href } : null;
}
