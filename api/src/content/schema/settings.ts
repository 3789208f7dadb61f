import { LANGUAGES } from '@facade/shared-domain/model';
import { z } from 'zod';
import type { Fields } from './fields.ts';

export type Settings = z.infer<ReturnType<typeof settingsSchema>>;

const language = z.enum(LANGUAGES);
const identifier = z
  .string()
  .regex(/^[\w-]*$/, 'may hold letters, digits, - and _ only')
  .default('');

const origins = z
  .array(z.string().regex(/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/, 'must be like https://tours.example'))
  .default([]);

const mapFile = (extension: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(map/[A-Za-z\\d][\\w.-]*\\.${extension})?$`),
      `must be the name of a file in the folder map, like map/region.${extension}`,
    )
    .default('');

const agency = ({ text }: Fields) =>
  z.strictObject({
    name: z.string().min(1),
    street: z.string().min(1),
    zip: z.coerce.string().regex(/^[1-9]\d{3}$/, 'is not a Belgian postal code'),
    city: z.string().min(1),
    phone: z.string().regex(/^\+\d[\d ]{7,}$/, 'must be written like +32 68 12 34 56'),
    email: z.email('is not an email address'),
    licence: z.string().min(1),
    companyNumber: z.string().regex(/^(BE )?[01]\d{3}\.\d{3}\.\d{3}$/, 'must be written like BE 0123.456.789'),
    location: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    openingHours: z.array(z.strictObject({ days: text, hours: text })).default([]),
    social: z.array(z.strictObject({ name: z.string().min(1), url: z.url('is not a web address') })).default([]),
  });

/** `settings.yaml`: who the agency is, the languages, the outside services. */
export const settingsSchema = (fields: Fields) =>
  z
    .strictObject({
      agency: agency(fields),
      languageDefault: language,
      languageFlags: z.boolean().default(false),
      languageUse: z.strictObject({ nl: z.boolean(), fr: z.boolean(), en: z.boolean(), de: z.boolean() }),
      /** Public address of the site; empty: as the visitor asks for it. */
      origin: z
        .string()
        .regex(/^(https?:\/\/[^/\s]+)?$/, 'must be like https://www.agency.be, without a path')
        .default(''),
      analytics: z
        .strictObject({ analyticsId: identifier, adsId: identifier, tagManagerId: identifier, pixelId: identifier })
        .prefault({}),
      /** `version` is counted up when the cookie policy changes: everyone is asked again. `days` is how long a choice lasts. */
      consent: z.strictObject({ version: z.coerce.string().min(1), days: z.int().min(1).max(395) }),
      /** Other hosts from which pages may load pictures, films and frames, or to which tags may talk. */
      externalSources: z
        .strictObject({ pictures: origins, frames: origins, media: origins, connections: origins })
        .prefault({}),
      map: z
        .strictObject({
          tileUrl: z
            .string()
            .regex(/^(https:\/\/\S*\{z\}\S*)?$/, 'must be like https://…/{z}/{x}/{y}.png')
            .default(''),
          attribution: z.string().default(''),
          /** The agency's own street map, which the site serves itself; in place of `tileUrl`. */
          file: mapFile('pmtiles'),
          /** Outlines of the municipalities, for homes whose address is not told. */
          areas: mapFile('geojson'),
          /** Railway stations, which the street map may lack. */
          stations: mapFile('geojson'),
        })
        .check(({ value, issues }) => {
          if (value.file && value.tileUrl)
            issues.push({
              code: 'custom',
              input: value,
              path: ['tileUrl'],
              message: 'must be empty where file names a map',
            });
        })
        .prefault({}),
    })
    .check(({ value, issues }) => {
      if (!value.languageUse[value.languageDefault])
        issues.push({
          code: 'custom',
          input: value,
          path: ['languageUse', value.languageDefault],
          message: 'must be true: it is the default language',
        });
    });
