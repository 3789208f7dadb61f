import type { ProjectDetail } from '@facade/shared-domain/model';
import {
  DESCRIPTION_ID,
  DOCUMENTS_ID,
  ENQUIRY_ID,
  FLOORS_ID,
  LOCATION_ID,
  type Part,
  UNITS_ID,
} from '../property/anchors.ts';
import { floorsOf } from '../units/group-floors.ts';

/** Ids of the parts of a project's page that the bar of sections leads to, in their order. */
export function projectSections({ units, description, location, city, zip }: ProjectDetail): Part[] {
  const parts: [id: Part, isThere: boolean][] = [
    [UNITS_ID, units.length > 0],
    [FLOORS_ID, floorsOf(units).length > 0],
    [DESCRIPTION_ID, description.html !== ''],
    [LOCATION_ID, Boolean(location ?? (city || zip))],
    [DOCUMENTS_ID, true],
    [ENQUIRY_ID, true],
  ];
  return parts.filter(([, isThere]) => isThere).map(([id]) => id);
}
