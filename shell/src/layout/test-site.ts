import { sampleSite } from '@facade/section-kit/testing';
import type { MenuEntry, RouteEntry, Site } from '@facade/shared-domain/model';

export const entry = (id: number, label: string, path: string, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label,
  path,
  externalUrl: null,
  children: [],
  ...changes,
});

const page = (original: string, nl: string, fr: string, label: string): RouteEntry => ({
  original,
  paths: { nl, fr },
  type: 'page',
  label,
  parent: null,
});

/** A site with a menu, a top bar and the pages that header and footer link to. */
export const siteWithMenu = (changes: Partial<Site> = {}): Site => {
  const site = sampleSite('nl');
  return {
    ...site,
    menu: [
      entry(0, 'Home', '/nl/'),
      entry(1, 'Te koop', '/nl/te-koop/'),
      entry(2, 'Te huur', '/nl/te-huur/'),
      entry(3, 'Diensten', '/nl/diensten/', { children: [entry(31, 'Ons ereloon', '/nl/diensten/ons-ereloon/')] }),
      entry(4, 'Blog', '/nl/blog/', { externalUrl: 'https://blog.example/' }),
    ],
    topBar: [
      { side: 'left', label: '068 00 00 00', link: 'tel:+3268000000', icon: 'phone' },
      { side: 'right', label: 'Eigenaarslogin', link: '/nl/login/', icon: 'housematch' },
    ],
    routes: [
      ...site.routes,
      page('/contact-demand/', '/nl/gratis-schatting/', '/fr/estimation-gratuite/', 'Gratis schatting'),
      page('/privacy/', '/nl/privacy/', '/fr/vie-privee/', 'Privacy'),
      page('/cookie-policy/', '/nl/cookiebeleid/', '/fr/cookies/', 'Cookiebeleid'),
    ],
    ...changes,
  };
};
