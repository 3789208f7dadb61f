import type { IndexableFilters } from '@facade/shared-domain/listing/indexable-lists';
import type { Point } from '@facade/shared-domain/model/listing';
import type { Goal } from '@facade/shared-domain/model/property';
import type { CardProperty } from '../cards/card-data.ts';
import type { Choices } from '../filters/choices.ts';
import type { Loosening } from '../filters/loosening.ts';
import type { ListQuery, WrongParameter } from './list-query.ts';

/** Everything the list page shows. Plain and small, because it is part of the page's state. */
export interface ListData {
  goal: Goal;
  /** The query as understood: without unknown values, and with towns in their canonical form. */
  query: ListQuery;
  choices: Choices;
  /** The only type, and the only town, in the filters; null if there are none or several. */
  type: ChosenFilter | null;
  city: ChosenFilter | null;
  /** Types and towns in the filters, for headings: "Woningen en appartementen", "Aat en Lessen"; empty if there are none or many. */
  typeNames: string;
  cityNames: string;
  /** The town at the centre of the radius or, without a radius, the only selected town. */
  around: Around | null;
  /** Unknown values from the visitor, as written. */
  wrong: WrongParameter[];
  properties: CardProperty[];
  total: number;
  /** More homes match than `total`. */
  totalIsMore?: true | undefined;
  /** How many sold or rented homes match, whether listed or excluded. */
  unavailable: number;
  /** At least 1. */
  pages: number;
  /** For an empty list: the filter whose removal gives most homes. */
  loosening: Loosening | null;
  /** The filters of the nearest list that search engines may index. */
  nearest: IndexableFilters;
  /** The list has exactly these filters. */
  isIndexable: boolean;
  /** Related indexable lists; empty if this list is not indexable, or not on its first page. */
  related: RelatedList[];
}

/** The part of a list that its filters show. */
export type FieldsData = Pick<ListData, 'goal' | 'query' | 'choices' | 'around'>;

/** The only value of a filter, with its number of properties when no other filter is set. */
export interface ChosenFilter {
  value: string;
  label: string;
  /** For the list's goal. */
  count: number;
  /** For the other goal: the visitor may be on the wrong list. */
  otherCount: number;
}

export interface Around extends Point {
  /** `name|zip` */
  value: string;
  label: string;
}

export interface RelatedList {
  href: string;
  label: string;
  /** Number of homes; null if unknown. */
  count: number | null;
}
