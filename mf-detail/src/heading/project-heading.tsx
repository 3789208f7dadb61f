import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import type { Language, ProjectDetail } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Icon, Notice } from '@facade/shared-ui';
import { formatMonth } from '../facts/format-month.ts';
import { Strip } from '../facts/strip.style.ts';
import { Heading } from './heading.style.ts';

export interface ProjectHeadingProps {
  project: ProjectDetail;
}

/** Name, place, price range, and how many units are still to be had by when. */
export function ProjectHeading({ project }: ProjectHeadingProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { unitCount, availableCount, optionCount, deliveryAt } = project;
  const available = optionCount > 0 ? 'keyFacts.availableUnderOption' : 'keyFacts.available';
  const town = [project.zip, project.city].filter(Boolean).join(' ');
  const range = priceRange(project, language, t);
  return (
    <>
      <Heading>
        <div className="labels">
          <span>{t('project.type')}</span>
        </div>
        <h1>{project.name}</h1>
        {town && (
          <address>
            <Icon name="pin" size={20} />
            <span>{town}</span>
          </address>
        )}
        {availableCount === 0 && <SoldOut soon={unitCount === 0} />}
        {range && (
          <p className="price">
            <strong>{range}</strong> <span>{t('price.excludesVat')}</span>
          </p>
        )}
      </Heading>
      {(unitCount > 0 || deliveryAt) && (
        <Strip data-words="">
          {unitCount > 0 && <Figure icon="building" value={String(unitCount)} label={t('keyFacts.units')} />}
          {unitCount > 0 && (
            <Figure icon="key" value={String(availableCount)} label={t(available, { count: optionCount })} />
          )}
          {deliveryAt && (
            <Figure icon="calendar" value={formatMonth(deliveryAt, language)} label={t('keyFacts.delivery')} />
          )}
        </Strip>
      )}
    </>
  );
}

function SoldOut({ soon }: { soon: boolean }) {
  const t = useTexts('mf-detail');
  const key = soon ? 'project.soon' : 'project.soldOut';
  return (
    <Notice tone={soon ? 'info' : 'warning'} title={t(key)}>
      {t(`${key}Text`)}
    </Notice>
  );
}

function Figure({ icon, value, label }: { icon: 'building' | 'key' | 'calendar'; value: string; label: string }) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function priceRange({ priceMin, priceMax }: ProjectDetail, language: Language, t: Translate<'mf-detail'>): string {
  if (priceMin === null) return '';
  const min = formatPrice(priceMin, language);
  if (priceMax === null || priceMax === priceMin) return t('project.priceFrom', { min });
  return t('project.priceRange', { min, max: formatPrice(priceMax, language) });
}
