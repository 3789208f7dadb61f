import type { Language, ProjectDetail, PropertyDetail } from '@facade/shared-domain/model';
import { lowestPriceText, priceText, WORDS } from '../kernel/index.ts';
import type { ShareCard } from './share-card.ts';

type CardTexts = Omit<ShareCard, 'photo'>;

/** The texts of a home's picture. A home that is gone no longer has a price. */
export function homeCard(home: PropertyDetail, language: Language, agency: string): CardTexts {
  const { typeName, city, project, goal, availability, energy, title } = home;
  const texts = WORDS[language];
  const isGone = availability !== 'available';
  const place = [typeName || project?.name, city].filter(Boolean).join(' · ') || title.text;
  return {
    lead: isGone ? place : priceText(home, language),
    line: isGone ? agency : place,
    tag: isGone ? texts.gone[availability] : texts.goal[goal],
    isGone,
    band: energy?.band ?? null,
    agency,
  };
}

/** The texts of a project's picture. */
export function projectCard(project: ProjectDetail, language: Language, agency: string): CardTexts {
  const { name, city, priceMin, availableCount, unitCount } = project;
  const texts = WORDS[language];
  const isGone = unitCount > 0 && availableCount === 0;
  const line = [isGone ? '' : lowestPriceText(priceMin, language), city].filter(Boolean).join(' · ');
  return { lead: name, line, tag: isGone ? texts.soldOut : texts.project, isGone, band: null, agency };
}
