import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import type { ListingFilters, PropertyPage } from '@facade/shared-domain/model';
import { getProperties } from '../../list/get-properties.ts';
import type { FieldsData } from '../../list/list-data.ts';
import { queryHref } from '../../list/list-query.ts';
import { recount } from '../choices.ts';

/** While a visitor goes through choices, only the last one is requested. */
const PAUSE_MS = 150;

interface LiveCount {
  /** The list's data with the counts that these filters give. */
  data: FieldsData;
  /** Null until the api has answered once; of the filters before while the answer is on its way. */
  page: PropertyPage | null;
  /** The api does not answer: the list can still be asked for. */
  failed: boolean;
}

/** How many homes the chosen filters give, and what each further choice would, as the visitor chooses. */
export function useLiveCount(data: FieldsData, isOpen: boolean): LiveCount {
  const language = useLanguage();
  const { filters } = data.query;
  const { answer: page, failed } = useApi<PropertyPage>(
    isOpen ? `${language} ${queryHref(data.goal, { filters })}` : null,
    {
      ask: (signal) => {
        const question: Partial<ListingFilters> = { ...filters, goal: data.goal };
        return getProperties(browserApi, { language, filters: question, pageSize: 1, facets: 'all', signal });
      },
      pause: PAUSE_MS,
    },
  );
  return { data: page?.facets ? { ...data, choices: recount(data.choices, page) } : data, page, failed };
}
