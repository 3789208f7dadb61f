import type { Translate } from '@facade/section-kit';
import type { WebsiteFieldGroup } from '@facade/shared-domain/model';

/** What a group of fields is about: a block of the page by what it shows, else the part of it. */
export const groupHeading = (
  { group, show, number }: Pick<WebsiteFieldGroup, 'show' | 'number'> & { group: WebsiteFieldGroup['kind'] },
  t: Translate<'mf-owner'>,
): string =>
  group === 'module'
    ? t(`agency.website.modules.${show}`, { defaultValue: show })
    : t(`agency.website.groups.${group}`, { number });
