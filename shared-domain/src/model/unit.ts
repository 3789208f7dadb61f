import type { Price } from './price.ts';

/** One home of a new-build project, as a table of units shows it. */
export interface Unit {
  id: number;
  path: string;
  name: string;
  typeName: string;
  floor: number | null;
  /** m² */
  livingArea: number | null;
  /** m² */
  terraceArea: number | null;
  bedrooms: number | null;
  price: Price;
  status: 'available' | 'option' | 'sold';
}
