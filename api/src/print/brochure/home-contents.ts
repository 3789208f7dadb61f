import { bandName, renovationDuty } from '@facade/shared-domain/energy';
import { wantedInAd } from '@facade/shared-domain/facts/advertising';
import { energyFigures, withoutEnergy } from '@facade/shared-domain/facts/energy-figures';
import { factsOf } from '@facade/shared-domain/facts/facts-of';
import { printGroups } from '@facade/shared-domain/facts/print-facts';
import type { Translate } from '@facade/shared-domain/language/translate';
import { priceWords } from '@facade/shared-domain/listing/price-words';
import type { FactGroup, Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea, formatNumber } from '@facade/shared-domain/numbers/number';
import { formatAddress } from '@facade/shared-domain/places/address';
import { foreignCountry } from '@facade/shared-domain/places/region';
import { plainParagraphs } from '../../catalogue/index.ts';
import { type PageTexts, pageTexts, WORDS } from '../../kernel/index.ts';
import type { BrochureContents, BrochureEnergy, KeyFigure } from './brochure.ts';
import { homeCosts, homeNearby, surroundingsOf } from './home-costs.ts';

/** What the brochure of a home says: the same facts, by the same rules and in the same words as its page. */
export function homeContents(home: PropertyDetail, language: Language): BrochureContents {
  const t = pageTexts(language);
  const { availability, goal, typeName, region, countryId } = home;
  const { goal: offers, gone, printed: updated } = WORDS[language];
  const groups = factsOf(home, language, t);
  const printed = printGroups(rest(home.energy ? withoutEnergy(groups) : groups), { language, t, region });
  const wanted = new Set(wantedInAd(home));
  const address = formatAddress({ ...home, countryName: foreignCountry(countryId, language) }, language);
  return {
    tag: availability === 'available' ? offers[goal] : gone[availability],
    isGone: availability !== 'available',
    title: home.title.text,
    place: [typeName, address].filter(Boolean).join(' · '),
    price: priceWords(home, language, t),
    figures: keyFigures(home, language, t),
    paragraphs: plainParagraphs(home.description.html),
    reference: t('reference', { id: home.reference }),
    groups: printed,
    legal: printed.flatMap((group) => group.facts.filter(({ key }) => wanted.has(key))),
    energy: energyOf(home, language, t),
    units: null,
    costs: homeCosts(home, language, t),
    nearby: homeNearby(home, language, t),
    surroundings: surroundingsOf(home, t),
    agent: home.agent,
    updated: `${updated} ${formatDate(home.modifiedAt, language)}`,
  };
}

/** Facts that the top of the first page shows already, or that are about the website. */
const NOT_IN_TABLE: ReadonlySet<string> = new Set(['goal', 'type', 'address', 'price', 'monthlyRent', 'onlineSince']);

const rest = (groups: readonly FactGroup[]): FactGroup[] =>
  groups.map((group) => ({ ...group, facts: group.facts.filter(({ key }) => !NOT_IN_TABLE.has(key)) }));

function keyFigures(home: PropertyDetail, language: Language, t: Translate<PageTexts>): KeyFigure[] {
  const count = (value: number | null) => (value ? formatNumber(value, language) : '');
  const area = (value: number | null) => (value ? formatArea(value, language) : '');
  const figures: KeyFigure[] = [
    { label: t('keyFacts.bedrooms', { count: home.bedrooms ?? 0 }), value: count(home.bedrooms) },
    { label: t('keyFacts.bathrooms', { count: home.bathrooms ?? 0 }), value: count(home.bathrooms) },
    { label: t('keyFacts.livingArea'), value: area(home.livingArea) },
    { label: t('keyFacts.landArea'), value: area(home.landArea) },
    ...(home.energy
      ? [{ label: t('keyFacts.energy'), value: bandName(home.energy.band), band: home.energy.band }]
      : []),
  ];
  return figures.filter(({ value }) => value !== '');
}

function energyOf(home: PropertyDetail, language: Language, t: Translate<PageTexts>): BrochureEnergy | null {
  const { energy } = home;
  if (!energy) return null;
  const { band, region } = energy;
  return {
    label: energy,
    certificate: t(`energy.certificate.${region}`),
    figures: energyFigures(home, language, t),
    notice: renovationDuty({ ...home, band })
      ? { title: t('renovation.title', { label: bandName(band) }), text: t('renovation.text') }
      : null,
  };
}
