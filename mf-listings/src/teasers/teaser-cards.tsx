import { useLanguage, useTexts } from '@facade/section-kit';
import type { Teaser } from '@facade/shared-domain/model';
import { EnergyChip, Icon } from '@facade/shared-ui';
import { TeaserList } from './teaser-cards.style.ts';
import { roughly, teaserPrice, teaserType } from './teaser-lines.ts';

/** Homes that are offered without being published: what they are, roughly where, roughly at what price. */
export function TeaserCards({ teasers }: { teasers: Teaser[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  return (
    <TeaserList>
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <p className="goal">{t(`teaser.${teaser.goal}`)}</p>
          <h3>
            <a href={teaser.path}>{teaserType(teaser, t)}</a>
          </h3>
          {teaser.area && <p className="area">{teaser.area}</p>}
          <p className="price">{teaserPrice(teaser, language, t)}</p>
          <p className="facts">
            {teaser.bedrooms !== null && teaser.bedrooms > 0 && (
              <span>
                <Icon name="bed" size={18} />
                {teaser.bedrooms} {t('card.bedrooms', { count: teaser.bedrooms })}
              </span>
            )}
            {teaser.livingArea !== null && (
              <span>
                <Icon name="area" size={18} />
                <span className="visually-hidden">{t('card.livingArea')}</span>
                {roughly(teaser.livingArea, language, t)}
              </span>
            )}
            {teaser.landArea !== null && (
              <span>
                <Icon name="land" size={18} />
                <span className="visually-hidden">{t('card.landArea')}</span>
                {roughly(teaser.landArea, language, t)}
              </span>
            )}
            {teaser.energy && (
              <span>
                <span className="visually-hidden">{t('card.energy')}</span>
                <EnergyChip label={teaser.energy} size="s" />
              </span>
            )}
          </p>
        </li>
      ))}
    </TeaserList>
  );
}
