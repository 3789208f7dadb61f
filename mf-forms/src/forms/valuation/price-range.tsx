import { useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { PriceRange as Range } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPrice, formatPriceRange } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { EnergyChip, PictureView } from '@facade/shared-ui';
import { useFormState } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';
import { RangeFrame } from './price-range.style.ts';

/** Debounce of the request to the api, in milliseconds. */
const PAUSE = 400;

interface Props {
  /** Enough is known to ask for the range: when it is shown, it is there. */
  isAsked: boolean;
  isShown: boolean;
}

/**
 * Between which prices the agency offers or offered homes like this one, with the three that are most alike: what the owner gets at once,
 * before leaving an address. Says so if there are too few.
 */
export function PriceRange({ isAsked, isShown }: Props) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const path = isAsked ? rangePath(values, language) : null;
  const { answer } = useApi<{ range: Range | null }>(path, { pause: PAUSE, firstAtOnce: true, clearsOnFailure: true });
  if (!isShown || !path || !answer) return null;
  return (
    <RangeFrame aria-live="polite">
      {answer.range ? <Found range={answer.range} /> : <p>{t('valuation.range.none')}</p>}
    </RangeFrame>
  );
}

function Found({ range }: { range: Range }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { low, high, perSquareMetre, homes, sold, withinKm, nearest } = range;
  return (
    <>
      <h4>{t('valuation.range.title')}</h4>
      <p className="range">{formatPriceRange(low, high, language)}</p>
      <p>
        {t('valuation.range.method', { count: homes, km: withinKm })}{' '}
        {sold > 0 && t('valuation.range.sold', { count: sold })}{' '}
        {perSquareMetre !== null &&
          t('valuation.range.perSquareMetre', { price: formatPrice(perSquareMetre, language) })}
      </p>
      <p>{t('valuation.range.nearest')}</p>
      <ul>
        {nearest.map((home) => (
          <NearestHome key={home.id} home={home} />
        ))}
      </ul>
      <small>{t('valuation.range.label')}</small>
    </>
  );
}

function NearestHome({ home }: { home: Range['nearest'][number] }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { path, title, city, pictures, price, livingArea, landArea, energy, availability } = home;
  const picture = pictures[0];
  const area = livingArea ?? landArea;
  return (
    <li data-bare={picture ? undefined : ''}>
      {picture && <PictureView picture={picture} alt="" ratio="4/3" sizes="112px" widths={CARD_WIDTHS} />}
      <div>
        {/* The form stays open: its steps are not in the address. */}
        <a
          href={path}
          target="_blank"
          rel="noopener"
          lang={title.language === language ? undefined : title.language}
          title={t('valuation.range.newTab')}
        >
          {title.text}
        </a>
        <p>
          {[city, area ? formatArea(area, language) : ''].filter(Boolean).join(' · ')}
          {energy && <EnergyChip label={energy} size="s" />}
        </p>
        <p className="price">
          {availability === 'available' ? formatPrice(price.amount, language) : t('valuation.range.isSold')}
        </p>
      </div>
    </li>
  );
}

/** The request to the api; null until town and type are known, or while the owner types a value that cannot be. */
function rangePath({ zip, city, type, livingArea, landArea, energyLabel }: FormValues, lang: string): string | null {
  if (!/^[1-9]\d{3}$/.test(String(zip ?? '')) || !type) return null;
  const surface = readAmount(String((type === 'land' ? landArea : livingArea) ?? ''));
  const query = new URLSearchParams({ zip: String(zip), type: String(type), lang });
  if (city) query.set('city', String(city).slice(0, 80));
  if (surface) query.set('surface', String(surface));
  if (energyLabel) query.set('energy', String(energyLabel));
  return `/price-range?${query}`;
}
