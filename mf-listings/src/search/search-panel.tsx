import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Goal } from '@facade/shared-domain/model';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { isNarrowed } from '../filters/groups.ts';
import { moveActive } from './move-active.ts';
import type { KeyAnswer, OpenList, PanelKeys } from './open-list.ts';
import { ResultRow } from './result-row.tsx';
import { SearchPanelFrame } from './search-panel.style.ts';
import { type SearchSection, searchSections } from './search-rows.ts';
import { useRoom } from './use-room.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchPanelProps {
  id: string;
  /** Makes the ids of cells unique in the document. */
  prefix: string;
  text: string;
  paths: Record<Goal, string>;
  list: OpenList | undefined;
  /** Id of the cell the arrow keys have reached. */
  active: string | null;
  keys: RefObject<PanelKeys | null>;
  setActive(id: null): void;
  onChoose(): void;
}

/** Results of the search box: the grid of a combobox, whose focus stays in the text. Loaded when somebody goes to search. */
export function SearchPanel({ id, prefix, text, paths, list, active, keys, setActive, onChoose }: SearchPanelProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { routes } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const { found, types, text: answered, failed } = useSuggestions(text);
  const { sale, rent } = paths;
  const sections = useMemo(() => {
    const typeNames = new Map([...(types?.types ?? []), ...(found?.types ?? [])].map(({ id, name }) => [id, name]));
    const texts = { language, paths: { sale, rent }, prefix, typeNames, list, text: answered, t };
    return found ? searchSections(found, texts) : [];
  }, [found, types, language, sale, rent, prefix, list, answered, t]);
  useImperativeHandle<PanelKeys | null, PanelKeys>(keys, () => (key) => answerKey(key, sections, active));
  useRoom(frame);
  useEffect(() => {
    const cell = active && document.getElementById(active);
    if (cell) cell.scrollIntoView?.({ block: 'nearest' });
    // The rows of a later answer have replaced the active one.
    else if (active) setActive(null);
  }, [active, sections, setActive]);
  const mailMe = pagePath(routes, '/demand-register/', language);
  const entered = sections.flatMap(({ rows }) => rows).find(({ cells }) => cells.some(({ isEnter }) => isEnter));
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    // Pressing the mouse in the panel must not take the focus out of the text, which would close the panel.
    <SearchPanelFrame ref={frame} hidden={!found && !failed} onMouseDown={(event) => event.preventDefault()}>
      <p className={failed ? 'none' : 'visually-hidden'} role="status">
        {failed ? t(navigator.onLine ? 'search.trouble' : 'search.offline') : t('search.found', { count })}
        {entered && ` ${t('search.enter', { name: entered.name })}`}
      </p>
      {list && isNarrowed(list.query.filters) && !list.query.filters.ids && (
        <p className="kept">
          {t('search.kept')} <a href={paths[list.goal]}>{t('filter.clear')}</a>
        </p>
      )}
      {!failed && found && count === 0 && (
        <p className="none">
          {t('search.nothing')} {mailMe && <a href={mailMe}>{t('list.mailMe')}</a>}
        </p>
      )}
      {!failed && count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox pops up a grid, and tables make the best rows
        <table id={id} role="grid" aria-label={t('search.results')}>
          {sections.map(({ kind, title, rows }) => (
            <tbody key={kind} data-kind={kind}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="title">
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <ResultRow
                  key={row.key}
                  row={row}
                  active={row.cells.some((cell) => cell.id === active) ? active : null}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </SearchPanelFrame>
  );
}

/** The effect of a key while the panel is open; null if the panel does not handle it. */
function answerKey(key: string, sections: SearchSection[], active: string | null): KeyAnswer | null {
  const rows = sections.flatMap((section) => section.rows);
  if (key === 'ArrowDown' || key === 'ArrowUp') return { active: moveActive(rows, active, key) };
  const cells = rows.flatMap((row) => row.cells);
  if (key === 'Enter') {
    const href = cells.find(({ id, isEnter }) => (active === null ? isEnter : id === active))?.href;
    return href ? { go: href } : null;
  }
  if (active === null) return null;
  return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) ? { active: moveActive(rows, active, key) } : null;
}
