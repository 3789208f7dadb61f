import { useLanguage, useTexts } from '@facade/section-kit';
import { comparePath } from '@facade/shared-domain/paths/kept-paths';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { EnergyChip, Icon, PictureView } from '@facade/shared-ui';
import { type CSSProperties, useId } from 'react';
import { cardName } from '../cards/card-labels.ts';
import { compareRows } from './compare-rows.ts';
import type { ComparedHome } from './compared-home.ts';

/** One column a home; the names of the rows stay in sight. Rows in which the homes differ are marked, and can be seen alone. */
export function CompareTable({ homes }: { homes: ComparedHome[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const only = useId();
  const without = (id: number) =>
    comparePath(
      language,
      homes.filter((home) => home.id !== id).map((home) => home.id),
    );
  return (
    <>
      {/* Beside the table and not in its label: the style works by it in browsers without `:has()`, too. */}
      <input type="checkbox" className="only" id={only} />
      <label htmlFor={only}>{t('compare.only')}</label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className="scroll" tabIndex={0} aria-label={t('compare.table')}>
        <table style={{ '--homes': homes.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <Column home={home} />
                  <a
                    className="remove"
                    href={without(home.id)}
                    aria-label={`${t('compare.remove')}: ${cardName(home)}`}
                  >
                    <Icon name="close" size={18} />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(homes, language, t).map(({ key, label, values, differs }) => (
              <tr key={key} data-differs={differs ? '' : undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className="visually-hidden"> ({t('compare.differs')})</span>}
                </th>
                {homes.map((home, index) => (
                  <td key={home.id}>
                    {key === 'energy' && home.energy ? (
                      <EnergyChip label={home.energy} size="s" />
                    ) : (
                      values[index] || '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Column({ home }: { home: ComparedHome }) {
  const [picture] = home.pictures;
  return (
    <a href={home.path} data-prefetch="">
      {picture ? (
        <PictureView picture={picture} sizes="(min-width: 840px) 320px, 152px" widths={COLUMN_WIDTHS} alt="" />
      ) : (
        <span className="blank">
          <Icon name="home" size={32} />
        </span>
      )}
      {cardName(home)}
    </a>
  );
}

const COLUMN_WIDTHS = [...THUMBNAIL_WIDTHS, 480] as const;
