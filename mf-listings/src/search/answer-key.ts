import { moveActive } from './move-active.ts';
import type { SearchSection } from './search-rows.ts';

/** The effect of a key in the panel: another active cell, or the page to open. */
export type KeyAnswer = { active: string | null } | { go: string };

/** The effect of a key while the panel is open; null if the panel does not handle it. */
export function answerKey(key: string, sections: SearchSection[], active: string | null): KeyAnswer | null {
  const rows = sections.flatMap((section) => section.rows);
  if (key === 'ArrowDown' || key === 'ArrowUp') return { active: moveActive(rows, active, key) };
  if (active === null) return null;
  if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return { active: moveActive(rows, active, key) };
  const href = rows.flatMap(({ cells }) => cells).find(({ id }) => id === active)?.href;
  return key === 'Enter' && href ? { go: href } : null;
}
