import type { IndexableFilters } from '@facade/shared-domain/listing/indexable-lists';
import type { Goal, Point } from '@facade/shared-domain/model';
import type { CardProperty } from '../cards/card-data.ts';
import type { Choices } from '../filters/choices.ts';
import type { Loosening } from '../filters/loosening.ts';
import type { ListQuery, WrongParameter } from './list-query.ts';

/** Everything the list page shows. Plain and small: it travels inside the page. */
export interface ListData {
  goal: Goal;
  /** The query as understood: filters that name nothing are gone, a town has its one spelling. */
  query: ListQuery;
  choices: Choices;
  /** The one type, or the one town, that the list is narrowed to; null for none and for several. */
  type: ChosenType | null;
  city: ChosenFilter | null;
  /** The town that the radius is drawn around, or could be: the only one chosen. */
  around: Around | null;
  /** Unknown values of the visitor, as written. */
  wrong: WrongParameter[];
  properties: CardProperty[];
  total: number;
  /** More fit than `total` says. */
  totalIsMore?: true | undefined;
  /** Sold or rented ones that fit, listed or left out. */
  unavailable: number;
  /** At least 1. */
  pages: number;
  /** Of an empty list: the filter without which it has most. */
  loosening: Loosening | null;
  /** What is left of the filters in the nearest list that search engines may index. */
  nearest: IndexableFilters;
  /** The filters are just those. */
  isIndexable: boolean;
  /** Indexable lists beside this one; none where this is not one, or not its first page. */
  related: RelatedList[];
}

/** The part of a list that its filters show. */
export type FieldsData = Pick<ListData, 'goal' | 'query' | 'choices' | 'around'>;

/** The one value a filter has, and how many properties it has for sale or for rent on its own. */
export interface ChosenFilter {
  value: string;
  label: string;
  /** Of the list's goal. */
  count: number;
  /** The same for the other goal, for a visitor who looks in the wrong list. */
  otherCount: number;
}

export interface ChosenType extends ChosenFilter {
  /** "Woningen", for headings. */
  plural: string;
}

export interface Around extends Point {
  /** `name|zip` */
  value: string;
  label: string;
}

export interface RelatedList {
  href: string;
  label: string;
  /** Homes in it, where that is known. */
  count: number | null;
}
