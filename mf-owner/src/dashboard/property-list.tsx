import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { Panel } from './panel.style.ts';
import { Properties } from './property-list.style.ts';

/** The owner's properties with the visits of each. */
export function PropertyList({ properties }: { properties: OwnerStatistics['properties'] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="properties-title">
      <h2 id="properties-title">{t('properties.title')}</h2>
      {properties.length === 0 && <p className="empty">{t('properties.empty')}</p>}
      <Properties>
        {properties.map(({ id, title, path, picture, visits }) => (
          <li key={id}>
            {picture && <PictureView picture={picture} sizes="112px" widths={CARD_WIDTHS} ratio="4/3" alt="" />}
            <div>
              <a href={path}>{title}</a>
              <span>{t('properties.visits', { count: visits, number: formatNumber(visits, language) })}</span>
            </div>
          </li>
        ))}
      </Properties>
    </Panel>
  );
}
