import type { Language } from '@facade/shared-domain/model';
import { type Content, pagePath } from '../content/index.ts';
import type { NextPage } from './form-definition.ts';

/** The address of the page that follows a form, in the visitor's language; the home page if the agency has no such page. */
export function nextPath(content: Content, { query = {}, ...page }: NextPage, language: Language): string {
  const search = new URLSearchParams(query).toString();
  const address = 'address' in page ? page.address : pagePath(content, page.path, language);
  if (address === null && 'orAddress' in page && page.orAddress) return page.orAddress;
  return (address ?? `/${language}/`) + (search && `?${search}`);
}
