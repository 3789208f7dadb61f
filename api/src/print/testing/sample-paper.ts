import { inflateSync } from 'node:zlib';
import type { PropertyDetail } from '@facade/shared-domain/model';
import sharp from 'sharp';
import type { Brochure, BrochurePicture } from '../brochure/brochure.ts';

/** A house in Wallonia with what is usually known of one. */
export const home = {
  id: 4321,
  goal: 'sale',
  availability: 'available',
  title: { text: 'Herenhuis met stadstuin', language: 'nl' },
  typeName: 'Woning',
  city: 'Aat',
  zip: '7800',
  street: 'Rue de Pintamont 12',
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false },
  bedrooms: 4,
  bathrooms: 2,
  livingArea: 186,
  landArea: 420,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: 212 },
  description: {
    html: '<p>Licht en ruimte op wandelafstand van de markt.</p>',
    summary: 'Licht en ruimte op wandelafstand van de markt.',
    language: 'nl',
  },
  publishedAt: '2026-11-01T00:00:00.000Z',
  modifiedAt: '2026-11-20T10:00:00.000Z',
  groups: [{ key: 'building', facts: [{ key: 'constructionYear', kind: 'code', value: '1936' }] }],
  agent: { name: 'Claire Dumont', role: 'Makelaar', phone: '+3268123456', email: 'claire@example.be', picture: null },
} as unknown as PropertyDetail;

const agency: Brochure['agency'] = {
  name: 'Cardamine',
  phone: '+3268280000',
  street: 'Grote Markt 1',
  zip: '7800',
  city: 'Aat',
  licence: 'BIV 000.042',
  companyNumber: 'BE 0000.000.097',
};

export const palette = {
  primary: '#17362e',
  primaryInk: '#fbf8f2',
  accent: '#b4482b',
  accentInk: '#ffffff',
  paper: '#faf7f1',
};

export const samplePhoto = async (): Promise<BrochurePicture> => ({
  bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aa99' } })
    .jpeg()
    .toBuffer(),
  alt: 'Voorgevel',
});

/** All of a paper but its contents and language. */
export const samplePaper = (photo: BrochurePicture): Omit<Brochure, 'contents' | 'language'> => ({
  agency,
  palette,
  logo: null,
  portrait: null,
  photos: [photo],
  plans: [],
  map: null,
  url: 'https://www.example.be/nl/te-koop/ath/woning/4321/',
});

/** The bytes with every compressed part unpacked. */
export function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n/g)].filter(({ index }) => text.slice(index - 3, index) !== 'end');
  return parts.reduce((all, { 0: start, index }) => {
    const end = text.indexOf('endstream', index);
    try {
      return all + inflateSync(pdf.subarray(index + start.length, end)).toString('latin1');
    } catch {
      return all;
    }
  }, text);
}

/** How many pages a PDF has. */
export const pages = (pdf: Buffer): number => (unpacked(pdf).match(/\/Type \/Page\b/g) ?? []).length;
