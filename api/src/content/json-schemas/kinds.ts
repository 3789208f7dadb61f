import type { z } from 'zod';
import { mailTextSchema } from '../../mail/index.ts';
import { articleSchema, articleTextSchema, categorySchema } from '../schema/article.ts';
import { footerSchema, popupSchema, topBarSchema } from '../schema/chrome.ts';
import { consentSchema } from '../schema/consent.ts';
import type { Fields } from '../schema/fields.ts';
import { lookSchema } from '../schema/look.ts';
import { menuSchema } from '../schema/menu.ts';
import { pageSchema } from '../schema/page.ts';
import { teamSchema, townsSchema } from '../schema/people-and-places.ts';
import { picturesSchema } from '../schema/pictures.ts';
import { settingsSchema } from '../schema/settings.ts';
import { visitsSchema } from '../schema/visits.ts';
import { wordingSchema } from '../schema/wording.ts';

/** A kind of file in the content folder. */
interface ContentKind {
  /** Which files are of this kind, relative to the content folder. */
  files: RegExp;
  title: string;
  schema(fields: Fields): z.ZodType;
}

/** Every kind of content file by the name of its published schema: `settings` is `settings.json`. */
export const CONTENT_KINDS = {
  settings: {
    files: /^settings\.yaml$/,
    title: 'Who the agency is, the languages of its site, and the outside services it uses.',
    schema: settingsSchema,
  },
  look: { files: /^look\.yaml$/, title: 'Colours, corners and the behaviour of the header.', schema: () => lookSchema },
  menu: { files: /^menu\.yaml$/, title: 'The main menu.', schema: menuSchema },
  'top-bar': { files: /^top-bar\.yaml$/, title: 'The short line above the menu.', schema: topBarSchema },
  footer: { files: /^footer\.yaml$/, title: 'The columns below every page, and the copyright.', schema: footerSchema },
  popup: { files: /^popup\.yaml$/, title: 'A message over the page, once in a visit.', schema: popupSchema },
  consent: {
    files: /^consent\.yaml$/,
    title: 'The agency’s own wording of the question about cookies.',
    schema: consentSchema,
  },
  pictures: { files: /^pictures\.yaml$/, title: 'Every picture that the texts use.', schema: picturesSchema },
  team: { files: /^team\.yaml$/, title: 'The people of the agency, in the order they are shown.', schema: teamSchema },
  towns: { files: /^towns\.yaml$/, title: 'Towns that the site recommends.', schema: townsSchema },
  visits: { files: /^visits\.yaml$/, title: 'When visitors can book a visit of a home.', schema: () => visitsSchema },
  page: { files: /^pages\/.+\.yaml$/, title: 'A page of the site.', schema: pageSchema },
  article: {
    files: /^articles\/.+\/article\.yaml$/,
    title: 'The fields of an article that are the same in every language.',
    schema: articleSchema,
  },
  category: { files: /^articles\/.+\/category\.yaml$/, title: 'A folder of articles.', schema: categorySchema },
  'article-text': {
    files: /^articles\/.+\/[a-z]{2}\.md$/,
    title: 'The fields above the text of an article in one language.',
    schema: (fields) => articleTextSchema(fields).omit({ body: true }),
  },
  wording: {
    files: /^wording\/.+\.yaml$/,
    title: 'The agency’s own wording of section texts, by section and key.',
    schema: wordingSchema,
  },
  'mail-text': {
    files: /^mails\/.+\.md$/,
    title: 'The fields above the agency’s own text of a mail.',
    schema: () => mailTextSchema.omit({ body: true }),
  },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof CONTENT_KINDS;
