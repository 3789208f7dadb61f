import type { Head, HeadArgs, Translate } from '@facade/section-kit';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import type { LoanForm } from '../costs/loan.ts';
import { priceLines } from '../costs/price-lines.ts';
import { propertyBreadcrumbs } from './breadcrumbs.ts';
import { isPreview } from './canonical.ts';
import { firstSentences } from './first-sentences.ts';
import { breadcrumbJsonLd, propertyJsonLd } from './json-ld.ts';
import { pictureHead, socialPicture } from './picture-head.ts';

export function propertyHead({
  data: { property },
  t,
  language,
  site,
  url,
}: HeadArgs<{ property: PropertyDetail; loan: LoanForm | null }>): Head {
  const preview = isPreview(url.pathname);
  return {
    title: titleOf(property, t),
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

/**
 * "Woning met tuin – te koop in Ath". Units of a project are alike, and so are titles that say no more than type and town: they
 * are told apart by project and reference.
 */
function titleOf({ title, project, reference, goal, city }: PropertyDetail, t: Translate): string {
  const namesTown = city !== '' && title.text.endsWith(` ${city}`);
  const name = [title.text, project && `, ${project.name}`, (project || namesTown) && ` (${reference})`];
  const text = name.filter(Boolean).join('');
  return t(city && !namesTown ? 'head.property' : 'head.propertyNoCity', {
    title: text,
    goal: t(`goal.${goal}`),
    city,
  });
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
