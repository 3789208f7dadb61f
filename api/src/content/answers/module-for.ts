import type { ContentItem, ContentModule } from '@facade/shared-domain/model';
import type { Reader } from '../reading/reader.ts';
import type { ModuleContent } from '../schema/modules.ts';
import { givenItems } from './given-item.ts';
import { articleItem, articleTextIn, teamItem, townItem } from './item-for.ts';

export const isPublishedModule = ({ status }: ModuleContent): boolean => status === 'Published';

/** One block of a page, filled with what it points at. */
export function moduleFor(reader: Reader, module: ModuleContent): ContentModule {
  const { text, plain, html, href, picture } = reader;
  const { id, view, background, span, itemsPerRow, maxItems } = module;
  return {
    id,
    relation: module.show,
    view,
    title: text(module.title),
    html: html(module.text) ?? wholeArticle(reader, module),
    background,
    picture: picture(module.picture),
    span,
    itemsPerRow,
    maxItems,
    goal: module.goal ?? null,
    ...(module.fragment && { fragment: { id: module.fragment, props: module.props ?? {} } }),
    items: itemsOf(reader, module).slice(0, maxItems),
    link: module.link ? { label: plain(module.link.label), path: href(module.link.link) } : null,
  };
}

function itemsOf(reader: Reader, module: ModuleContent): ContentItem[] {
  const { content } = reader;
  const articles = content.articles.filter(({ status }) => status === 'Published');
  const inCategory = articles.filter(({ folder }) => folder.startsWith(`${module.category}/`));
  switch (module.show) {
    case 'category':
    case 'downloads':
      return inCategory.map((article) => articleItem(reader, article, 'summary'));
    case 'testimonials':
      return [...inCategory.map((article) => articleItem(reader, article, 'whole')), ...givenItems(reader)];
    case 'article':
      return articles
        .filter(({ folder }) => folder === module.article)
        .map((article) => articleItem(reader, article, 'summary'));
    case 'team':
      return content.team.map((member) => teamItem(reader, member));
    case 'towns':
      return content.towns.map((town) => townItem(reader, town));
    default:
      return [];
  }
}

/** `view: single-view` prints the article itself instead of a card that leads to it. */
function wholeArticle(reader: Reader, { show, view, article: folder }: ModuleContent): ContentModule['html'] {
  if (show !== 'article' || view !== 'single-view') return null;
  const article = reader.content.articles.find((candidate) => candidate.folder === folder);
  if (!article) return null;
  const { text, language } = articleTextIn(reader, article);
  return { html: reader.body(text.body), language };
}
