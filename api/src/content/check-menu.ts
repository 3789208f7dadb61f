import type { Article, Page } from './content.ts';
import type { ContentProblem } from './problem.ts';
import type { MenuItem } from './schema/menu.ts';

/** A menu entry must name a page that exists, published or not. */
export function checkMenu(menu: MenuItem[], pages: Page[], articles: Article[], problems: ContentProblem[]): void {
  const known = new Set(
    [...pages.map(({ path }) => path), ...articles.map(({ original }) => original)].map((path) => path.toLowerCase()),
  );
  const walk = (items: MenuItem[], field: string) => {
    for (const [index, item] of items.entries()) {
      if (!known.has(item.page.toLowerCase()))
        problems.push({
          file: 'menu.yaml',
          field: `${field}[${index}].page`,
          line: null,
          message: `there is no page "${item.page}"`,
        });
      walk(item.children, `${field}[${index}].children`);
    }
  };
  walk(menu, '');
}
