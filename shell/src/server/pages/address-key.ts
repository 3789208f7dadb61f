import { publicOrigin } from '../http/pages/site-origin.ts';
import type { PageRequest } from './rendered-page.ts';

/** Identifies a page, together with the releases it is made of. */
export const addressKey = ({ staff, url, route, site }: PageRequest): string =>
  [staff ? 'staff' : 'all', publicOrigin(site, url), url.pathname + url.search, route?.original, site.language].join(
    ' ',
  );
