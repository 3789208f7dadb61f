import { ANSWER_WITHIN, ANSWERED, type Answered } from '@facade/shared-domain/language/working-days';
import { type FormId, LANGUAGES } from '@facade/shared-domain/model';
import { z } from 'zod';
import { DEFAULT_RETENTION, type RetainedKind, readSpan, type Span } from '../../kernel/index.ts';
import { type Fields, logoFile } from './fields.ts';

export type Settings = z.infer<ReturnType<typeof settingsSchema>>;

const language = z.enum(LANGUAGES);
const identifier = z
  .string()
  .regex(/^[\w-]*$/, 'may contain only letters, digits, - and _')
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

/** The kinds of data whose retention can be configured, and how a period is written. */
const retention = z.partialRecord(
  z.enum(Object.keys(DEFAULT_RETENTION) as RetainedKind[]),
  z
    .string()
    .transform((text) => readSpan(text))
    .refine((span): span is Span => span !== null, 'must be written like 24 months, 30 days or 5 years'),
);

const answerWithin = z.strictObject(
  Object.fromEntries(
    ANSWERED.map((kind) => [
      kind,
      z
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(60, 'must be at most 60')
        .default(ANSWER_WITHIN[kind]),
    ]),
  ) as Record<Answered, z.ZodDefault<z.ZodInt>>,
);

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

/** The forms about a home, whose messages may go to its agent. */
const HOME_FORMS = [
  'property-enquiry',
  'project-enquiry',
  'visit',
  'documents',
  'rental-application',
  'purchase-offer',
] as const satisfies readonly FormId[];

/** `settings.yaml`: agency, languages, external services. */
export const settingsSchema = (fields: Fields) =>
  z
    .strictObject({
      agency: agency(fields),
      languageDefault: language,
      languageFlags: z.boolean().default(false),
      languageUse: z.strictObject({ nl: z.boolean(), fr: z.boolean(), en: z.boolean(), de: z.boolean() }),
      /** False while the site is under construction: search engines are asked not to index it. */
      public: z.boolean({ error: 'must be true or false' }).default(true),
      /** Public address of the site; empty: the address of the request. */
      origin: z
        .string()
        .regex(/^(https?:\/\/[^/\s]+)?$/, 'must be like https://www.agency.be, without a path')
        .default(''),
      /** Host that delivers the site's pictures, a CDN in front of it; empty: the site itself. */
      assetHost: z
        .string()
        .regex(/^(https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?)?$/, 'must be like https://cdn.example, without a path')
        .default(''),
      /** The logo from which icons are generated, instead of the design's own. */
      logo: logoFile,
      analytics: z
        .strictObject({ analyticsId: identifier, adsId: identifier, tagManagerId: identifier, pixelId: identifier })
        .prefault({}),
      /** Increase `version` when the cookie policy changes: everyone is asked again. `days` is how long a choice lasts. */
      consent: z.strictObject({
        version: z.coerce.string().min(1).max(40),
        days: z.int().min(1).max(395),
        /** Whose visits of homes are counted: everybody's, or only those of visitors who agreed to statistics. */
        visits: z.enum(['always', 'agreed']).default('always'),
      }),
      /**
       * Who gets the messages about a home, by form: its agent with the office in copy, unless set otherwise. A home without
       * an agent, and every other form, is the office's.
       */
      recipients: z
        .partialRecord(
          z.enum(HOME_FORMS),
          z.enum(['agent-and-office', 'agent', 'office'], { error: 'must be agent-and-office, agent or office' }),
        )
        .default({}),
      /** Retention periods of visitors' data, by kind, if they differ from the default: `contact: 12 months`. */
      retention: retention.default({}),
      /** Working days within which the agency promises to answer; pages, forms and mails repeat them. */
      answerWithin: answerWithin.prefault({}),
      /**
       * Requirements for tenants: minimum monthly net income as a multiple of the rent, and maximum number of people in a home.
       */
      rental: z
        .strictObject({
          incomeTimesRent: z.number().min(1).max(10).default(3),
          maximumPersons: z.int().min(1).max(30).nullable().default(null),
        })
        .prefault({}),
      /** Other hosts from which pages may load pictures, films and frames, or to which tags may connect. */
      externalSources: z
        .strictObject({ pictures: origins, frames: origins, media: origins, connections: origins })
        .prefault({}),
      /**
       * How visitors get documents that are not public: `mail` sends a link that works for a week, `at-once` also shows it on
       * the thank-you page; `by-hand`: the agency sends each itself.
       */
      documents: z
        .strictObject({ send: z.enum(['mail', 'at-once', 'by-hand'], { error: 'must be mail, at-once or by-hand' }) })
        .prefault({ send: 'mail' }),
      /** What the owner of a home sees of offers for it, and when. */
      offers: z
        .strictObject({
          forOwner: z
            .enum(['on-release', 'at-once', 'never'], { error: 'must be on-release, at-once or never' })
            .default('on-release'),
          shows: z.enum(['terms', 'kind'], { error: 'must be terms or kind' }).default('terms'),
        })
        .prefault({}),
      /** What happens to a home whose advertisement lacks what the law wants. */
      advertising: z
        .strictObject({ incomplete: z.enum(['warn', 'withhold'], { error: 'must be warn or withhold' }) })
        .prefault({ incomplete: 'warn' }),
      map: z
        .strictObject({
          tileUrl: z
            .string()
            .regex(/^(https:\/\/\S*\{z\}\S*)?$/, 'must be like https://…/{z}/{x}/{y}.png')
            .default(''),
          attribution: z.string().default(''),
          /** The agency's own street map, which the site serves itself; replaces `tileUrl`. */
          file: mapFile('pmtiles'),
          /** Outlines of the municipalities, for homes whose address is not published. */
          areas: mapFile('geojson'),
          /** Railway stations, which the street map may lack. */
          stations: mapFile('geojson'),
          /** Places that `facade landmarks` has extracted from the street map: town centres, schools, shops. */
          landmarks: mapFile('geojson'),
          /** The roads that `facade roads` has extracted from the street map, for searches by travel time. */
          roads: mapFile('roads'),
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
