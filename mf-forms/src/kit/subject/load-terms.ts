import type { LoaderArgs } from '@facade/section-kit';
import type { FormTerms } from '@facade/shared-domain/model';
import { recordId } from '@facade/shared-domain/paths/records/record-id';

/** Data for a form about the home in the URL (`?home=`). */
export function loadTerms({ api, url, language, signal }: LoaderArgs): Promise<FormTerms> {
  const home = recordId(url.searchParams.get('home') ?? '');
  return api.get(`/form-terms?lang=${language}${home ? `&home=${home}` : ''}`, { signal });
}
