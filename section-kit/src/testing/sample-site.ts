import type { Language, RouteEntry, Site } from '@facade/shared-domain/model';

const route = (original: string, nl: string, fr: string, type: RouteEntry['type'], label: string): RouteEntry => ({
  original,
  paths: { nl, fr },
  type,
  label,
  parent: null,
});

/** A small but complete site object; override what a test needs. */
export const sampleSite = (language: Language = 'nl', changes: Partial<Site> = {}): Site => ({
  revision: 'test',
  language,
  languages: [
    { code: 'nl', use: true },
    { code: 'fr', use: true },
    { code: 'en', use: true },
    { code: 'de', use: false },
  ],
  defaultLanguage: 'nl',
  showLanguageFlags: false,
  origin: '',
  agency: {
    name: 'Testkantoor',
    street: 'Grand-Place 1',
    zip: '7800',
    city: 'Ath',
    phone: '+3268000000',
    email: 'info@example.be',
    licence: 'BIV 000.000',
    companyNumber: 'BE 0000.000.000',
    openingHours: [],
    social: [],
    location: { lat: 50.63, lng: 3.778 },
  },
  theme: {},
  header: {
    logoPosition: 'left',
    menuPosition: 'right',
    drawerSide: 'right',
    showLogoAtStart: true,
    transparentAtStart: true,
    showHome: false,
    maxVisible: null,
  },
  menu: [],
  topBar: [],
  footer: { columns: [], copyright: '' },
  popup: null,
  routes: [
    route('/', '/nl/', '/fr/', 'home', 'Home'),
    route('/for-sale/', '/nl/te-koop/', '/fr/a-vendre/', 'sale-list', 'Te koop'),
    route('/for-rent/', '/nl/te-huur/', '/fr/a-louer/', 'rent-list', 'Te huur'),
    route('/contact/', '/nl/contact/', '/fr/contact/', 'page', 'Contact'),
    route('/login/', '/nl/login/', '/fr/login/', 'login', 'Eigenaarslogin'),
    route('/owner/', '/nl/eigenaar/', '/fr/proprietaire/', 'owner', 'Eigenaar'),
  ],
  totals: { sale: 93, rent: 11 },
  analytics: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' },
  consent: { version: '1', days: 180 },
  map: { tileUrl: '', attribution: '' },
  ...changes,
});
