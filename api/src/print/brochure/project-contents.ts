import { floorName } from '@facade/shared-domain/facts/floor-name';
import { priceText } from '@facade/shared-domain/listing/price-words';
import type { Language, ProjectDetail, Unit } from '@facade/shared-domain/model';
import { monthAndYear } from '@facade/shared-domain/numbers/month-names';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { plainParagraphs } from '../../catalogue/index.ts';
import { pageTexts, WORDS } from '../../kernel/index.ts';
import type { BrochureContents, BrochureUnit, KeyFigure } from './brochure.ts';

/** What the brochure of a project says: its units in the place of facts. */
export function projectContents(project: ProjectDetail, language: Language): BrochureContents {
  const t = pageTexts(language);
  const { unitCount, availableCount, units, zip, city } = project;
  const isGone = unitCount > 0 && availableCount === 0;
  const words = WORDS[language];
  return {
    tag: isGone ? words.soldOut : words.project,
    isGone,
    title: project.name,
    place: [words.project, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
    price: { main: isGone ? '' : priceRange(project, language), suffix: t('price.excludesVat'), notes: [] },
    figures: keyFigures(project, language),
    paragraphs: plainParagraphs(project.description.html),
    reference: t('reference', { id: project.id }),
    groups: [],
    legal: [],
    energy: null,
    units:
      units.length === 0
        ? null
        : {
            head: (['name', 'floor', 'area', 'bedrooms', 'price', 'status'] as const).map((column) =>
              t(`units.${column}`),
            ),
            rows: units.map((unit) => unitRow(unit, language)),
          },
    costs: null,
    nearby: null,
    surroundings: null,
    agent: project.agent,
    updated: '',
  };
}

function priceRange({ priceMin, priceMax }: ProjectDetail, language: Language): string {
  const t = pageTexts(language);
  if (priceMin === null) return '';
  const min = formatPrice(priceMin, language);
  return priceMax === null || priceMax === priceMin
    ? t('project.priceFrom', { min })
    : t('project.priceRange', { min, max: formatPrice(priceMax, language) });
}

function keyFigures({ unitCount, availableCount, deliveryAt }: ProjectDetail, language: Language): KeyFigure[] {
  const t = pageTexts(language);
  return [
    { label: t('keyFacts.units'), value: unitCount > 0 ? String(unitCount) : '' },
    { label: t('keyFacts.available'), value: unitCount > 0 ? String(availableCount) : '' },
    { label: t('keyFacts.delivery'), value: deliveryAt ? monthAndYear(new Date(deliveryAt), language) : '' },
  ].filter(({ value }) => value !== '');
}

function unitRow(unit: Unit, language: Language): BrochureUnit {
  const t = pageTexts(language);
  const { name, floor, livingArea, bedrooms, price, status } = unit;
  const isSold = status === 'sold';
  const asked = isSold ? '' : priceText({ price, goal: 'sale', availability: 'available' }, language, t);
  const cells = [
    name,
    floor === null ? '' : floorName(floor, t),
    livingArea === null ? '' : formatArea(livingArea, language),
    bedrooms === null ? '' : String(bedrooms),
    asked,
    t(`units.statuses.${status}`),
  ];
  return { isSold, cells: cells.map((cell) => cell || '–') };
}
