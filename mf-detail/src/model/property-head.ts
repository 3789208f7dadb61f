import type { Head, HeadArgs, Translate } from '@facade/platform/section';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { propertyBreadcrumbs } from './breadcrumbs.ts';
import { isPreview } from './canonical.ts';
import { firstSentences } from './first-sentences.ts';
import { breadcrumbJsonLd, propertyJsonLd } from './json-ld.ts';
import type { LoanInput } from './loan.ts';
import { pictureHead, socialPicture } from './picture-head.ts';
import { priceLines } from './price-lines.ts';

export function propertyHead({
  data: { property },
  t,
  language,
  site,
  url,
}: HeadArgs<{ property: PropertyDetail; loan: LoanInput | null }>): Head {
  const preview = isPreview(url.pathname);
  return {
    title: t('head.property', { title: property.title.text, goal: t(`goal.${property.goal}`) }),
    description: describe(property, language, t),
    canonical: property.path,
    alternates: property.paths,
    type: 'product',
    noindex: preview || undefined,
    ...pictureHead(property.pictures[0]),
    jsonLd:
      typeof window === 'undefined' && !preview
        ? [propertyJsonLd(property, site, socialPicture), breadcrumbJsonLd(propertyBreadcrumbs(property, site))]
        : [],
  };
}

/** "Woning te koop in Ath, € 245.000." and the beginning of the description, where that is in the visitor's language. */
function describe(property: PropertyDetail, language: Language, t: Translate): string {
  const { main, suffix } = priceLines(property.price, property.goal, language, t);
  const lead = t(property.city ? 'head.propertyText' : 'head.propertyTextNoCity', {
    type: property.typeName || t('head.anyType'),
    goal: t(`goal.${property.goal}`),
    city: property.city,
    price: [main, suffix].filter(Boolean).join(' '),
  });
  const { description } = property;
  const more = description.language === language ? (description.paragraphs[0] ?? '') : '';
  return firstSentences(`${lead} ${more}`);
}
