import { LANGUAGES, type Language, type Localized } from '@facade/shared-domain/model';
import { z } from 'zod';
import { didYouMean } from '../../kernel/index.ts';
import { linkProblem } from '../answers/link-target.ts';
import { markdownReferences } from '../reading/markdown-references.ts';
import type { Outline } from '../reading/outline.ts';
import { unknownPlaceholder } from '../reading/placeholders.ts';

/** A text in several languages; `public: false` keeps it from the site without deleting it. */
export interface LocalizedText {
  public: boolean;
  texts: Localized;
}

/** Types of value whose validation needs to know the rest of the folder. */
export type Fields = ReturnType<typeof fieldsFor>;

/** Checks of one text, each returns a problem or null. */
type TextCheck = (text: string) => string | null;

const placeholderProblem: TextCheck = (text) => {
  const unknown = unknownPlaceholder(text);
  return unknown && `${unknown} is not a word the site can replace`;
};

/** Schemas for texts, links and references, bound to the contents of this folder. */
export function fieldsFor(outline: Outline) {
  const markdownProblem: TextCheck = (text) => {
    const { links, pictures } = markdownReferences(text);
    const missing = outline.knowsPictures && pictures.find((id) => !outline.pictures.has(id));
    return (
      links.map((link) => linkProblem(link, outline)).find((problem) => problem !== null) ??
      (missing ? `the picture "${missing}" is not in pictures.yaml${didYouMean(missing, outline.pictures)}` : null)
    );
  };
  const text = localizedText(outline.defaultLanguage, [placeholderProblem]);
  const markdown = localizedText(outline.defaultLanguage, [placeholderProblem, markdownProblem]);
  const reference = (known: ReadonlySet<string>, isComplete: boolean, where: string) =>
    z.string().check((context) => {
      if (isComplete && !known.has(context.value.toLowerCase()))
        context.issues.push({
          code: 'custom',
          input: context.value,
          message: `"${context.value}" is not ${where}${didYouMean(context.value.toLowerCase(), known)}`,
        });
    });
  return {
    defaultLanguage: outline.defaultLanguage,
    text,
    markdown,
    /** A Markdown text in one language. */
    body: checkedString([placeholderProblem, markdownProblem]),
    /** A plain text in one language. */
    line: checkedString([placeholderProblem]),
    link: checkedString([(value) => linkProblem(value, outline)]),
    /** A page by its original path, published or not. */
    page: reference(new Set([...outline.published, ...outline.drafts]), outline.knowsPages, 'the path of a page'),
    picture: reference(outline.pictures, outline.knowsPictures, 'in pictures.yaml'),
    category: reference(outline.categories, outline.knowsPages, 'a folder of articles with a category.yaml'),
    article: reference(outline.articles, outline.knowsPages, 'a folder of articles with an article.yaml'),
  };
}

/** A colour as a colour picker writes it. Aborts, so that later checks that compare colours get only valid ones. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour like #17362E (between quotes)', abort: true });

/** Path of a logo in the folder `pictures`. */
export const logoFile = z
  .string()
  .regex(
    /^(pictures\/[A-Za-z\d][\w.-]*\.(svg|png))?$/,
    'must be the name of an SVG or PNG file in the folder pictures, like pictures/logo.svg',
  )
  .default('');

const checkedString = (checks: TextCheck[]) =>
  z.string().check((context) => {
    for (const check of checks) {
      const message = check(context.value);
      if (message) context.issues.push({ code: 'custom', input: context.value, message });
    }
  });

/** One text per language, or one plain text that is the same in all of them. The default language is required. */
function localizedText(defaultLanguage: Language, checks: TextCheck[]) {
  const one = checkedString(checks);
  const many = z.strictObject({
    public: z.boolean().optional(),
    nl: one.optional(),
    fr: one.optional(),
    en: one.optional(),
    de: one.optional(),
  });
  return z.union([one, many]).transform((value, context): LocalizedText => {
    if (typeof value === 'string')
      return { public: true, texts: Object.fromEntries(LANGUAGES.map((language) => [language, value])) };
    const { public: isPublic = true, ...texts } = value;
    if (!texts[defaultLanguage]?.trim())
      context.issues.push({
        code: 'custom',
        input: value,
        path: [defaultLanguage],
        message: 'is missing; the default language needs a text',
      });
    return { public: isPublic, texts };
  });
}
