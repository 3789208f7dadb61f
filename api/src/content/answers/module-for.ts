import type { ContentItem, ContentModule } from '@facade/shared-domain/model';
import type { Article } from '../content.ts';
import type { Reader } from '../reading/files/reader.ts';
import { groundOf } from '../schema/ground.ts';
import type { ModuleContent } from '../schema/modules.ts';
import { articleItem, articleTextIn, teamItem, townItem } from './item-for.ts';
import { testimonialItems } from './testimonial-items.ts';

export const isPublishedModule = ({ status }: ModuleContent): boolean => status === 'Published';

/**
 * One block of a page with its content resolved.
 * @param on the article that the block is on: it does not list itself
 */
export function moduleFor(reader: Reader, module: ModuleContent, on?: Article): ContentModule {
  const { text, plain, html, href, picture } = reader;
  const { id, view, span, itemsPerRow, maxItems, titleSize, col } = module;
  const pictures = module.pictures.flatMap((one) => picture(one) ?? []);
  return {
    id,
    relation: module.show,
    view,
    title: text(module.title),
    ...(titleSize !== 'h2' && { titleSize }),
    ...(module.class && { className: module.class }),
    html: html(module.text) ?? wholeArticle(reader, module),
    ...backgroundOf(reader, module),
    picture: picture(module.picture),
    ...(pictures.length > 0 && { pictures }),
    span: col?.lg ?? span,
    ...(col && { columns: col }),
    itemsPerRow,
    maxItems,
    goal: module.goal ?? null,
    ...(module.fragment && { fragment: { id: module.fragment, props: module.props ?? {} } }),
    items: itemsOf(reader, module, on).slice(0, maxItems),
    link: module.link ? { label: plain(module.link.label), path: href(module.link.link) } : null,
  };
}

/** Without its picture the block has no background. */
function backgroundOf({ picture }: Reader, module: ModuleContent): Pick<ContentModule, 'background' | 'ground'> {
  const { background } = module;
  if (background === 'color') return { background, ground: groundOf(module.backgroundColor) };
  if (background !== 'picture') return { background };
  const shown = picture(module.backgroundPicture);
  return shown ? { background, ground: { picture: shown } } : { background: 'none' };
}

function itemsOf(reader: Reader, module: ModuleContent, on: Article | undefined): ContentItem[] {
  const { content } = reader;
  const articles = content.articles.filter((article) => article.status === 'Published' && article !== on);
  const inCategory = articles.filter(({ folder }) => folder.startsWith(`${module.category}/`));
  switch (module.show) {
    case 'category':
    case 'downloads':
      return inCategory.map((article) => ({
        ...articleItem(reader, article, 'summary'),
        ...(module.subcategories && groupOf(reader, article, module.category)),
      }));
    case 'testimonials':
      return [...inCategory.map((article) => articleItem(reader, article, 'whole')), ...testimonialItems(reader)];
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

/** The sub-category of an article directly below the category of the module. */
function groupOf({ content, plain }: Reader, { folder }: Article, category = ''): Pick<ContentItem, 'group'> {
  const [name, ...below] = folder.slice(category.length + 1).split('/');
  const group = below.length > 0 ? content.categories.get(`${category}/${name}`) : undefined;
  return group ? { group: plain(group.name) } : {};
}

/** `view: single-view` shows the article itself instead of a card that links to it. */
function wholeArticle(reader: Reader, { show, view, article: folder }: ModuleContent): ContentModule['html'] {
  if (show !== 'article' || view !== 'single-view') return null;
  const article = reader.content.articles.find((candidate) => candidate.folder === folder);
  if (!article) return null;
  const { text, language } = articleTextIn(reader, article);
  return { html: reader.body(text.body), language };
}
