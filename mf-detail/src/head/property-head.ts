import type { Head, HeadArgs, Translate } from '@facade/section-kit';
import { priceText } from '@facade/shared-domain/listing/price-words';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { propertyName } from '../property/property-name.ts';
import { propertyBreadcrumbs } from './breadcrumbs.ts';
import { isPreview } from './canonical.ts';
import { firstSentences } from './first-sentences.ts';
import { breadcrumbJsonLd, propertyJsonLd } from './json-ld.ts';
import { pictureHead, shareHead, socialPicture } from './picture-head.ts';

export function propertyHead({
  data: { property },
  t,
  language,
  site,
  url,
}: HeadArgs<{ property: PropertyDetail }, 'mf-detail'>): Head {
  const preview = isPreview(url.pathname);
  const title = titleOf(property, language, t);
  return {
    title: `${title} | ${site.agency.name}`,
    description: describe(property, language, t),
    canonical: property.path,
    alternates: property.paths,
    type: 'product',
    noindex: preview || undefined,
    feed: typeof window === 'undefined' ? feedPath(language) : undefined,
    ...pictureHead(property.pictures[0]),
    ...shareHead('properties', { id: property.id, language, alt: title }),
    jsonLd:
      typeof window === 'undefined' && !preview
        ? [propertyJsonLd(property, site, socialPicture), breadcrumbJsonLd(propertyBreadcrumbs(property, site))]
        : [],
  };
}

/**
 * "Woning met tuin – te koop in Ath". Units of a project are alike, and so are titles that say no more than type and town: they
 * are told apart by project and reference. So is a property whose own title is in another language.
 */
function titleOf(property: PropertyDetail, language: Language, t: Translate<'mf-detail'>): string {
  const { title, project, reference, city } = property;
  const ownName = propertyName(property, language);
  const namesTown = city !== '' && ownName.endsWith(` ${city}`);
  const isShared = project || namesTown || ownName !== title.text;
  const name = [ownName, project && `, ${project.name}`, isShared && ` (${reference})`];
  const text = name.filter(Boolean).join('');
  return t(city && !namesTown ? 'head.property' : 'head.propertyNoCity', {
    title: text,
    goal: t(`goal.${offerOf(property)}`),
    city,
  });
}

/** What a home is offered for; of what is gone, what became of it. */
const offerOf = ({ goal, availability }: PropertyDetail) => (availability === 'available' ? goal : availability);

/** "Woning te koop in Ath, € 245.000." and the beginning of the description, where that is in the visitor's language. */
function describe(property: PropertyDetail, language: Language, t: Translate<'mf-detail'>): string {
  const { description, city } = property;
  const type = property.typeName || t('head.anyType');
  const goal = t(`goal.${offerOf(property)}`);
  const price = withinSentence(priceText(property, language, t), language);
  const lead =
    property.availability === 'available'
      ? t(city ? 'head.propertyText' : 'head.propertyTextNoCity', { type, goal, city, price })
      : t(city ? 'head.goneText' : 'head.goneTextNoCity', { type, goal, city });
  const more = description.language === language ? description.summary : '';
  return firstSentences(`${lead} ${more}`);
}

/** "Vanaf € 135.000" after a comma; a German noun keeps its capital. */
const withinSentence = (price: string, language: Language): string =>
  price.replace(language === 'de' ? /^Ab\b/ : /^\p{Lu}/u, (first) => first.toLocaleLowerCase(language));
