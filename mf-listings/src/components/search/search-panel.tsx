import { useTexts } from '@facade/section-kit';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { type ReactNode, useEffect } from 'react';
import type { SearchCell, SearchRow, SearchSection } from '../../model/search/search-rows.ts';
import { SearchPanelFrame } from './search-panel.style.ts';

export { answerKey } from '../../model/search/answer-key.ts';
export { searchSections } from '../../model/search/search-rows.ts';

interface SearchPanelProps {
  id: string;
  sections: SearchSection[];
  /** Id of the cell the arrow keys have reached. */
  active: string | null;
  onChoose(): void;
}

/** Results of the search box: the grid of a combobox, whose focus stays in the text. Loaded when somebody goes to search. */
export function SearchPanel({ id, sections, active, onChoose }: SearchPanelProps) {
  const t = useTexts('mf-listings');
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const count = sections.reduce((sum, { rows, more }) => sum + rows.length + more, 0);
  const row = (data: SearchRow) => <ResultRow key={data.key} row={data} active={active} onChoose={onChoose} />;
  return (
    // Pressing the mouse in the panel must not take the focus out of the text, which would close the panel.
    <SearchPanelFrame onMouseDown={(event) => event.preventDefault()}>
      <p className="visually-hidden" role="status">
        {t('search.found', { count })}
      </p>
      {count === 0 && <p className="none">{t('search.nothing')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox pops up a grid, and tables make the best rows */}
      <table id={id} role="grid" aria-label={t('search.results')}>
        {sections.map(({ kind, title, rows, more }) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="title">
                {title}
              </th>
            </tr>
            {rows.map(row)}
            {more > 0 && (
              <tr>
                <td colSpan={3} className="more">
                  {t('search.more', { count: more })}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </SearchPanelFrame>
  );
}

interface ResultRowProps {
  row: SearchRow;
  active: string | null;
  onChoose(): void;
}

/** A property, which is one link; or a type or town with a link to each list. */
function ResultRow({ row, active, onChoose }: ResultRowProps) {
  const { name, note, picture, cells } = row;
  const [only] = cells;
  if (cells.length === 1 && only) {
    return (
      <tr className="property">
        <Cell cell={only} span={3} active={active} onChoose={onChoose}>
          {picture ? (
            <PictureView picture={picture} sizes="72px" widths={THUMBNAIL_WIDTHS} alt="" />
          ) : (
            <span className="blank" />
          )}
          <span>
            {name} <small>{note}</small>
          </span>
        </Cell>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        {name} {note && <small>{note}</small>}
      </th>
      {cells.map((cell) => (
        <Cell key={cell.id} cell={cell} of={name} active={active} onChoose={onChoose}>
          {cell.label} <b>{cell.count}</b>
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps {
  cell: SearchCell;
  active: string | null;
  onChoose(): void;
  /** Read out before the cell's own text, which says little alone. */
  of?: string;
  span?: number;
  children: ReactNode;
}

function Cell({ cell: { id, href, label, count }, active, onChoose, of, span, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td id={id} colSpan={span} aria-selected={id === active} aria-disabled={href === null || undefined}>
      {href === null ? (
        <span className="off">{children}</span>
      ) : (
        <a href={href} tabIndex={-1} aria-label={of && `${of}, ${label} ${count}`} onClick={onChoose}>
          {children}
        </a>
      )}
    </td>
  );
}
