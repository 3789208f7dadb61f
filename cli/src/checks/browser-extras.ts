import type { Extras } from './browser-styles.ts';

const SAME = 'the same content in a plainer arrangement';

/** Uses of `:has()`, which Firefox ESR 115 lacks, that only improve a page, and what it shows there. */
export const EXTRAS: Extras = {
  'shared-ui/src/theme/base.style.ts': { ':has': 'a bar lies over the end of the page; lists are narrower' },
  'shell/src/content/module.style.ts': { ':has': 'a wider gap below the heading' },
  'shell/src/content/prose.style.ts': { ':has': SAME },
  'shell/src/content/views/card-view.tsx': { ':has': 'the picture does not grow under the pointer' },
  'shell/src/content/views/news-view.tsx': { ':has': SAME },
  'shell/src/content/views/single-view.tsx': { ':has': SAME },
  'shell/src/layout/banner/banner.style.ts': { ':has': 'less room below the text on a phone' },
  'shell/src/layout/header/drawer.style.ts': { ':has': 'the menu lies below the question about cookies' },
  'shell/src/layout/header/favourites.style.ts': { ':has': 'the heart is there without a favourite, too' },
  'shell/src/layout/header/header.style.ts': { ':has': 'the top bar scrolls away while it has the focus' },
  'shell/src/layout/header/menu.style.ts': { ':has': 'the open group of the current page is not underlined' },
  'mf-consent/src/question/consent-card.style.ts': { ':has': SAME },
  'mf-detail/src/property/detail-print.style.ts': { ':has': SAME },
  'mf-detail/src/sections/section-bar.style.ts': {
    ':has': 'the script marks the section in view',
    ':target-current': 'the script marks the section in view',
  },
  'mf-forms/src/kit/form-page.style.ts': { ':has': SAME },
  'mf-forms/src/kit/fields/choice-field.style.ts': { ':has': 'only the button itself shows choice and focus' },
  'mf-forms/src/forms/purchase-offer/condition-fields.style.ts': {
    ':has': 'fields of all conditions are shown',
    ':has in a list': 'within `@supports`',
  },
  'mf-listings/src/compare/compare-bar.style.ts': { ':has': 'the bar may lie over the credit of a map' },
  'mf-listings/src/filters/filter-bar.style.ts': { ':has': 'the focus shows on the select itself' },
  'mf-listings/src/filters/panel/filter-fields.style.ts': { ':has': 'boxes show choice and focus' },
  'mf-listings/src/map/list-map.style.ts': { ':has': 'a button lies below the card of a home' },
};
