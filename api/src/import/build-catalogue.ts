import { foldName } from '@facade/shared-domain/language/fold-text';
import type {
  StoredAgent,
  StoredCategory,
  StoredCity,
  StoredPicture,
  StoredProject,
  StoredProperty,
  StoredRibbon,
} from '../catalogue/stored.ts';
import type { PictureImport } from './import-pictures.ts';
import { groupBy, mapAgent, mapCategories, mapCities, mapProject, mapRibbons } from './map-catalogue.ts';
import { isPublic, mapProperty } from './map-property.ts';
import type { Feed } from './read-feed.ts';
import type { FeedProblem } from './report.ts';

/** What is going to be stored. */
export interface NewCatalogue {
  properties: StoredProperty[];
  projects: StoredProject[];
  categories: StoredCategory[];
  cities: StoredCity[];
  ribbons: Map<number, StoredRibbon>;
  agents: Map<string, StoredAgent>;
  pictures: Map<string, StoredPicture>;
}

/** Makes the catalogue out of a valid feed; what is missing beside a record is a warning. */
export async function buildCatalogue(
  feed: Feed,
  pictures: PictureImport,
  now: string,
): Promise<{ catalogue: NewCatalogue; warnings: FeedProblem[] }> {
  const cities = mapCities(feed.cities);
  const catalogue: NewCatalogue = {
    properties: [],
    projects: [],
    categories: mapCategories(feed.categories),
    cities,
    ribbons: new Map(mapRibbons(feed.ribbons).map((ribbon) => [ribbon.id, ribbon])),
    agents: new Map(feed.agents.map(mapAgent).map((agent) => [agent.id, agent])),
    pictures: pictures.used,
  };
  const findCity = cityFinder(cities);
  for (const records of groupBy(feed.properties.filter(isPublic), (record) => String(record.ID))) {
    const taken = await pictures.take(`property ${records[0].ID}`, records);
    catalogue.properties.push(mapProperty(records, { findCity, pictures: taken, now }));
  }
  for (const records of groupBy(feed.projects, (record) => String(record.ID)))
    catalogue.projects.push(mapProject(records, await pictures.take(`project ${records[0].ID}`, records)));
  return { catalogue, warnings: [...pictures.warnings, ...findLooseEnds(catalogue)] };
}

function cityFinder(cities: StoredCity[]): (zip: string, name: string) => StoredCity | undefined {
  const byName = new Map(cities.map((city) => [`${city.zip} ${foldName(city.name)}`, city]));
  return (zip, name) => byName.get(`${zip} ${foldName(name)}`);
}

/** References to records that the feed does not hold. */
function findLooseEnds(catalogue: NewCatalogue): FeedProblem[] {
  const categories = new Set(catalogue.categories.map(({ id }) => id));
  const projects = new Set(catalogue.projects.map(({ id }) => id));
  return catalogue.properties.flatMap((property) => {
    const record = `property ${property.id}`;
    const problems: FeedProblem[] = [];
    const missing = property.categoryIds.filter((id) => !categories.has(id));
    if (missing.length > 0)
      problems.push({ record, field: 'WebIDs', message: `unknown category ${missing.join(', ')}` });
    if (property.ribbonId !== null && !catalogue.ribbons.has(property.ribbonId))
      problems.push({ record, field: 'Marquee', message: `unknown ribbon ${property.ribbonId}` });
    if (property.projectId !== null && !projects.has(property.projectId))
      problems.push({ record, field: 'ProjectID', message: `unknown project ${property.projectId}` });
    if (property.agentId !== null && !catalogue.agents.has(property.agentId))
      problems.push({ record, field: 'AgentID', message: `unknown agent ${property.agentId}` });
    return problems;
  });
}
