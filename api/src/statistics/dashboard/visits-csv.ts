import type { Language, VisitSource } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { csvOf } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { readSource } from '../views/visit-source.ts';

const HEADINGS: Record<Language, readonly string[]> = {
  nl: ['Dag', 'Referentie', 'Pand', 'Herkomst', 'Keren bekeken'],
  fr: ['Jour', 'Référence', 'Bien', 'Provenance', 'Consultations'],
  en: ['Day', 'Reference', 'Property', 'Source', 'Views'],
  de: ['Tag', 'Referenz', 'Immobilie', 'Herkunft', 'Aufrufe'],
};

const SOURCES: Record<Language, Record<VisitSource, string>> = {
  nl: {
    direct: 'Rechtstreeks',
    search: 'Zoekmachine',
    site: 'Op deze site',
    portal: 'Vastgoedportaal',
    social: 'Sociale media',
    mail: 'E-mail',
    newsletter: 'Nieuwsbrief',
    other: 'Andere website',
  },
  fr: {
    direct: 'Accès direct',
    search: 'Moteur de recherche',
    site: 'Sur ce site',
    portal: 'Portail immobilier',
    social: 'Réseaux sociaux',
    mail: 'E-mail',
    newsletter: 'Infolettre',
    other: 'Autre site',
  },
  en: {
    direct: 'Direct',
    search: 'Search engine',
    site: 'On this site',
    portal: 'Property portal',
    social: 'Social media',
    mail: 'E-mail',
    newsletter: 'Newsletter',
    other: 'Another site',
  },
  de: {
    direct: 'Direkt',
    search: 'Suchmaschine',
    site: 'Auf dieser Website',
    portal: 'Immobilienportal',
    social: 'Soziale Medien',
    mail: 'E-Mail',
    newsletter: 'Newsletter',
    other: 'Andere Website',
  },
};

/**
 * All visits of these homes as CSV: a line per day, home and source, newest first.
 * @param titles of the homes, by id
 */
export async function visitsCsv(
  db: Db,
  ids: readonly number[],
  titles: ReadonlyMap<number, string>,
  language: Language,
): Promise<string> {
  const visits = await db
    .selectFrom('visit')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .orderBy('day', 'desc')
    .orderBy('property_id')
    .orderBy('source')
    .execute();
  const lines = visits.map(({ day, property_id, source, visits: count }) => {
    const { source: kind, name } = readSource(source);
    return [day, String(property_id), titles.get(property_id) ?? '', name ?? SOURCES[language][kind], String(count)];
  });
  return csvOf([HEADINGS[language], ...lines]);
}
