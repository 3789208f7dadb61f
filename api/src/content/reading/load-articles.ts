import { LANGUAGES, type Language, type Localized } from '@facade/shared-domain/model';
import type { YamlSource } from '../../kernel/index.ts';
import type { Article } from '../content.ts';
import {
  type ArticleText,
  articleSchema,
  articleTextSchema,
  type Category,
  categorySchema,
} from '../schema/article.ts';
import type { Fields } from '../schema/fields.ts';
import { checkTexts, type Findings } from './missing-texts.ts';

/**
 * The folder `articles`: a folder with `article.yaml` and a text per language is an article, one with `category.yaml` a
 * category.
 */
export function loadArticles(
  sources: ReadonlyMap<string, YamlSource>,
  fields: Fields,
  findings: Findings,
): { articles: Article[]; categories: Map<string, Category> } {
  const articles: Article[] = [];
  const categories = new Map<string, Category>();
  const { problems } = findings;
  const texts = loadTexts(sources, fields, findings);
  for (const [file, source] of sources) {
    const [, folder, kind] = /^articles\/(.+)\/(article|category)\.yaml$/.exec(file) ?? [];
    if (!folder || source.value === undefined) continue;
    if (kind === 'category') {
      const category = checkTexts(source, categorySchema(fields), findings);
      if (category) categories.set(folder, category);
      continue;
    }
    const article = checkTexts(source, articleSchema(fields), findings);
    if (!sources.has(`articles/${folder}/${fields.defaultLanguage}.md`))
      problems.push({
        file: `articles/${folder}/${fields.defaultLanguage}.md`,
        field: '',
        line: null,
        message: 'the file is missing; an article needs a text in the default language',
      });
    noteMissingFiles(folder, sources, fields, findings);
    if (article) articles.push({ ...article, folder, original: `/${folder}/`, texts: texts.get(folder) ?? {} });
  }
  for (const folder of texts.keys())
    if (!sources.has(`articles/${folder}/article.yaml`))
      problems.push({ file: `articles/${folder}/article.yaml`, field: '', line: null, message: 'the file is missing' });
  return { articles: articles.sort((one, other) => one.sort - other.sort || one.id - other.id), categories };
}

function noteMissingFiles(
  folder: string,
  sources: ReadonlyMap<string, YamlSource>,
  { defaultLanguage }: Fields,
  { notes, languages }: Findings,
): void {
  for (const language of languages) {
    const file = `articles/${folder}/${language}.md`;
    if (language === defaultLanguage || sources.has(file)) continue;
    const message = 'the file is missing; the site shows the text of the default language';
    notes.push({ file, field: '', line: null, message });
  }
}

function loadTexts(sources: ReadonlyMap<string, YamlSource>, fields: Fields, findings: Findings) {
  const { problems } = findings;
  const texts = new Map<string, Localized<ArticleText>>();
  for (const [file, source] of sources) {
    const [, folder, name] = /^articles\/(.+)\/([a-z]{2})\.md$/.exec(file) ?? [];
    if (!folder) continue;
    const language = LANGUAGES.find((code): code is Language => code === name);
    if (!language) {
      const message = `"${name}" is not a language of the site; it knows ${LANGUAGES.join(', ')}`;
      problems.push({ file, field: '', line: null, message });
      continue;
    }
    const text = source.value === undefined ? undefined : checkTexts(source, articleTextSchema(fields), findings);
    texts.set(folder, { ...texts.get(folder), ...(text && { [language]: text }) });
  }
  return texts;
}
