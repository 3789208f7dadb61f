import type { Head, HeadArgs } from '@facade/section-kit';
import type { ContentPage, Site } from '@facade/shared-domain/model';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { BANNER_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { pictureSrcset, singlePictureUrl } from '@facade/shared-ui';
import type { BreadcrumbList, RealEstateAgent, WebSite, WithContext } from 'schema-dts';
import { bannerSlides, HOME_SIZES, PAGE_SIZES } from '../layout/banner/banner-slides.ts';
import { isHome } from './is-home.ts';

/** Head of a content page: the agency's own description for search engines, the banner's picture, and structured data. */
export function contentHead({ data: page, site, language }: HeadArgs<ContentPage>): Head {
  const home = isHome(page);
  const first = bannerSlides(page.banner)[0]?.picture;
  const image = page.meta.picture ?? first;
  return {
    title: page.meta.title,
    description: page.meta.description,
    canonical: page.paths[language],
    alternates: page.paths,
    indexedIn: page.meta.indexedIn,
    image: image ? singlePictureUrl(image) : '/icons/icon-512.png',
    imageFacts: image ? undefined : { width: 512, height: 512, alt: site.agency.name },
    feed: home ? feedPath(language) : undefined,
    type: page.meta.social?.type ?? (page.type === 'article' ? 'article' : 'website'),
    ...(page.meta.social && { social: page.meta.social }),
    noindex: page.meta.noindex || page.title.language !== language,
    preload:
      first && page.banner.type !== 'video'
        ? {
            srcset: pictureSrcset(first, 'avif', BANNER_WIDTHS),
            sizes: home ? HOME_SIZES : PAGE_SIZES,
            type: 'image/avif',
          }
        : undefined,
    jsonLd: typeof window === 'undefined' ? contentLd(page, site) : [],
  };
}

function contentLd(page: ContentPage, site: Site): Record<string, unknown>[] {
  if (isHome(page)) return [agencyLd(site), websiteLd(page, site)];
  return page.breadcrumb.length > 1 ? [breadcrumbLd(page)] : [];
}

const agencyLd = ({ agency }: Site) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: agency.name,
    url: '/',
    telephone: agency.phone,
    email: agency.email,
    logo: '/icons/icon-512.png',
    image: '/icons/icon-512.png',
    sameAs: agency.social.map(({ url }) => url),
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.street,
      postalCode: agency.zip,
      addressLocality: agency.city,
      addressCountry: 'BE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: agency.location.lat, longitude: agency.location.lng },
  }) satisfies WithContext<RealEstateAgent>;

/** The site's name, which search engines show above each result. */
const websiteLd = ({ paths }: ContentPage, { agency, language }: Site) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: agency.name,
    url: paths[language] ?? '/',
    inLanguage: language,
  }) satisfies WithContext<WebSite>;

const breadcrumbLd = ({ breadcrumb }: ContentPage) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path,
    })),
  }) satisfies WithContext<BreadcrumbList>;
