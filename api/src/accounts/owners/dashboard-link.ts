import type { Language } from '@facade/shared-domain/model';
import type { Content } from '../../content/index.ts';

/** Path of the owners' dashboard, as the agency named it. */
export const dashboardPath = ({ places }: Content, language: Language): string =>
  places.get('/owner/')?.paths[language] ?? `/${language}/owner/`;
