import type { AgentRecord, CategoryRecord, CityRecord, ProjectRecord, RibbonRecord } from '@facade/feed';
/** Maps the smaller records of the feed to the domain. */
import type { Localized } from '@facade/shared-domain/model';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredPictureUse,
  StoredProject,
  StoredRibbon,
} from '../../platform/index.ts';
import { placeOf } from '../places/place-of.ts';
import { mapDocument } from './map-document.ts';

/** Maps the records of a project, one per language. */
export function mapProject(
  id: number,
  records: readonly [ProjectRecord, ...ProjectRecord[]],
  pictures: StoredPictureUse[],
): StoredProject {
  const [record] = records;
  const { location } = placeOf({ ...record, CountryID: null, PublishAddress: true }, () => undefined);
  return {
    id,
    city: record.City,
    zip: record.Zip,
    webIdName: perLanguage(records, (one) => one.WebIDName),
    deliveryAt: record.DeliveryDate,
    location: location?.exact ? location : null,
    pictures,
    agentId: record.AgentID || null,
    texts: perLanguage(records, (one) => ({
      name: one.Name,
      description: one.Description,
      documents: one.Documents.map(mapDocument),
    })),
  };
}

/** Maps the records of categories per language, with their order. */
export function mapCategories(records: CategoryRecord[]): StoredCategory[] {
  return groupBy(records, (record) => String(record.WebID)).map((group) => ({
    id: group[0].WebID,
    name: perLanguage(group, (one) => one.Name),
    order: group[0].ShowOrder ?? group[0].WebID,
  }));
}

/** Maps the records of towns per language; every name in any language is an alias for searches. */
export function mapCities(records: CityRecord[]): StoredCity[] {
  const named = records.filter((record) => record.Name);
  return groupBy(named, (record) => `${record.Zip} ${record.Name}`).map((group) => {
    const [{ Name: name, Zip: zip, Lat: lat, Lng: lng }] = group;
    const others = group.flatMap((one) => [one.Label, ...one.Aliases]).filter((other) => other && other !== name);
    return {
      name,
      zip,
      label: perLanguage(group, (one) => (one.Label || one.Name).replaceAll("'", '’')),
      aliases: [...new Set(others)],
      location: lat === null || lng === null ? null : { lat, lng },
    };
  });
}

/** Ribbon 0 of the CRM means none. */
export function mapRibbons(records: RibbonRecord[]): StoredRibbon[] {
  return records
    .filter((record) => record.id > 0)
    .map(({ id, name, tone, showOnMap }) => ({ id, label: name, tone, showOnMap }));
}

export function mapAgent(record: AgentRecord): StoredAgent {
  const { ID: id, Name: name, Role: role, Phone: phone, Email: email } = record;
  return { id, name, role, phone, email, pictureId: null };
}

/** Groups in order of appearance; a group always has a first member. */
export function groupBy<T>(records: readonly T[], key: (record: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const record of records) {
    const group = groups.get(key(record));
    if (group) group.push(record);
    else groups.set(key(record), [record]);
  }
  return [...groups.values()];
}

function perLanguage<R extends { language: string }, T>(records: readonly R[], pick: (record: R) => T): Localized<T> {
  return Object.fromEntries(records.map((record) => [record.language, pick(record)]));
}
