import { browserApi, useLanguage } from '@facade/section-kit';
import type { ListingFilters, PropertyPage } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { getProperties } from '../../../api-client/get-properties.ts';
import { recount } from '../../../model/filters/choices.ts';
import type { FieldsData } from '../../../model/list/list-data.ts';
import { queryHref } from '../../../model/list/list-query.ts';

/** While a visitor goes through choices, only the last one is asked for. */
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
  const [answer, setAnswer] = useState<{ page: PropertyPage | null; failed: boolean }>({ page: null, failed: false });
  const { filters } = data.query;
  const asked = queryHref(data.goal, { filters });

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const question: Partial<ListingFilters> = { ...filters, goal: data.goal };
      getProperties(browserApi, { language, filters: question, pageSize: 1, facets: 'all', signal }).then(
        (page) => !signal.aborted && setAnswer({ page, failed: false }),
        () => !signal.aborted && setAnswer(({ page }) => ({ page, failed: true })),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isOpen, language]);

  const { page, failed } = answer;
  return { data: page?.facets ? { ...data, choices: recount(data.choices, page) } : data, page, failed };
}
