import { useLanguage, useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Icon, PictureView } from '@facade/shared-ui';
import { memo, type ReactNode } from 'react';
import type { SearchCell, SearchRow } from './search-rows.ts';

interface ResultRowProps {
  row: SearchRow;
  /** Id of the cell the arrow keys have reached, if it is in this row. */
  active: string | null;
  onChoose(): void;
}

/** A property or a whole search, which is one link; or a type or town with a link to each list. A letter that is typed renders none again. */
export const ResultRow = memo(function ResultRow({ row, active, onChoose }: ResultRowProps) {
  const { name, note, picture, property, cells } = row;
  const [only] = cells;
  if (cells.length === 1 && only) {
    return (
      <tr className={picture === undefined ? 'query' : 'property'}>
        <Cell cell={only} span={3} isActive={active === only.id} onChoose={onChoose}>
          {picture === undefined ? <Icon name="search" size={18} /> : <Thumbnail picture={picture} />}
          <span className="what">
            {name} {note && <small>{note}</small>}
          </span>
          {property ? <PriceAndGoal {...property} /> : <Aside cell={only} name={name} />}
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
        <Cell key={cell.id} cell={cell} of={name} isActive={active === cell.id} onChoose={onChoose}>
          {cell.label} <b>{cell.count}</b>
        </Cell>
      ))}
    </tr>
  );
});

/** Kept while the rows around it change: a picture costs more than all their texts. */
const Thumbnail = memo(function Thumbnail({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className="blank" />;
  return <PictureView picture={picture} sizes="72px" widths={THUMBNAIL_WIDTHS} alt="" />;
});

/** The count of a search; where there is none, what the row leads to. */
function Aside({ cell: { count, label }, name }: { cell: SearchCell; name: string }) {
  if (count !== null) return <b>{count}</b>;
  return label === name ? null : (
    <span className="price">
      <small>{label}</small>
    </span>
  );
}

/** What is sold or rented has no price any more. */
function PriceAndGoal({ goal, availability, price }: NonNullable<SearchRow['property']>) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { amount, unit, annuity, excludesVat } = price;
  if (availability !== 'available')
    return (
      <span className="price">
        <small>{t(`card.${availability}`)}</small>
      </span>
    );
  return (
    <span className="price">
      {formatPrice(amount, language, { priceUnit: unit, published: amount !== null })}
      {goal === 'rent' && amount !== null && t('card.perMonth')}
      {amount !== null && annuity !== null && ` + ${formatPrice(annuity, language)}${t('card.perMonth')}`}
      {amount !== null && excludesVat && ` ${t('card.excludesVat')}`} <small>{t(`search.${goal}`)}</small>
    </span>
  );
}

interface CellProps {
  cell: SearchCell;
  isActive: boolean;
  onChoose(): void;
  /** Read out before the cell's own text, which says little alone. */
  of?: string;
  span?: number;
  children: ReactNode;
}

function Cell({ cell: { id, href, label, count, isEnter }, isActive, onChoose, of, span, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td id={id} colSpan={span} aria-selected={isActive} aria-disabled={href === null || undefined}>
      {href === null ? (
        <span className="off">{children}</span>
      ) : (
        <a
          href={href}
          data-enter={isEnter && ''}
          tabIndex={-1}
          aria-label={of && [`${of}, ${label}`, count].join(' ').trim()}
          onClick={onChoose}
        >
          {children}
        </a>
      )}
    </td>
  );
}
