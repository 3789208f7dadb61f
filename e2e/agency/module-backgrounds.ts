import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Backgrounds of a module: the agency's own colours are the extremes that `content check` accepts. */
export const BACKGROUNDS = {
  surface: { background: 'surface' },
  tint: { background: 'tint' },
  primary: { background: 'primary' },
  'dark-color': { background: 'color', backgroundColor: '#5a1f6b' },
  'light-color': { background: 'color', backgroundColor: '#f2d58b' },
  picture: { background: 'picture', backgroundPicture: 'hohes-venn' },
} as const;

const named = (text: string) => ({ de: text, fr: text, nl: text });
const LINK = { label: named('Mehr'), link: '/contact-demand/' };

/** Every kind of module, and every view of a category. */
const MODULES = [
  { show: 'text', text: named('Ein [Text](/contact/) mit Link.'), link: LINK },
  { show: 'valuation', text: named('Ein Text.'), link: LINK },
  { show: 'property-list', goal: 'sale', text: named('Ein Text.'), link: LINK, maxItems: 2 },
  { show: 'article', article: 'services/selling', view: 'single-view' },
  ...['card-view', 'collapse-view', 'news-view'].map((view) => ({ show: 'category', category: 'services', view })),
  { show: 'team', view: 'ons-team-view' },
  { show: 'contact' },
];

/** Writes a page with all kinds of modules for each background. @param folder the agency's content folder */
export function writeBackgroundPages(folder: string): void {
  for (const [number, [name, background]] of Object.entries(BACKGROUNDS).entries()) {
    const page = {
      id: 900 + number,
      path: `/${name}/`,
      title: named(name),
      breadcrumb: named(name),
      modules: MODULES.map((module, index) => ({ id: index + 1, title: named('Titel'), ...module, ...background })),
    };
    // JSON is YAML.
    writeFileSync(join(folder, 'pages', `${name}.yaml`), JSON.stringify(page));
  }
}
