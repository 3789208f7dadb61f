import type { PictureOrder } from '../../pictures/scene.ts';
import { projectPoint } from '../addresses.ts';
import { STATUS } from '../codes.ts';
import { localityOf } from '../localities.ts';
import { ordersOfProject } from '../orders.ts';
import { type ProjectPlan, projectPlan } from '../plan/projects.ts';
import { typeset } from '../text/typeset.ts';
import { pictureRecords } from './picture-records.ts';
import type { FeedLanguage, ProjectRecord, PropertyRecord } from './record.ts';

const NEW_APARTMENTS = '2';

function recordOf(
  project: ProjectPlan,
  units: readonly PropertyRecord[],
  orders: readonly PictureOrder[],
  language: FeedLanguage,
): ProjectRecord {
  const locality = localityOf(project.town);
  if (!locality) throw new Error(`Project ${project.id} has no town`);
  const at = language === 'nl' ? 0 : 1;
  const prices = units
    .filter(({ Status, PublishPrice }) => Status === STATUS.active && PublishPrice)
    .flatMap(({ Price }) => Price ?? []);
  const pictures = pictureRecords(orders, [locality.nameNl, locality.nameFr], language);
  const started = units.length > 0;
  return {
    ID: project.id,
    language,
    Goal: 0,
    Name: project.name,
    City: locality.name,
    Zip: locality.zip,
    WebID: started ? NEW_APARTMENTS : '',
    WebIDName: started ? project.name : '',
    ProjectWebID: `project-${project.id}`,
    SmallPicture: `pictures/${pictures[0]?.File}`,
    Pictures: pictures,
    PriceMin: prices.length ? Math.min(...prices) : null,
    PriceMax: prices.length ? Math.max(...prices) : null,
    UnitCount: units.length,
    DeliveryDate: project.deliveryDate,
    Description: typeset(project.description.map((pair) => pair[at]).join('\n\n'), language),
    Documents: project.documents.map(({ kind, title }) => ({ Title: title[at], Kind: kind })),
    Street: project.street,
    ...projectPoint(project.id, locality),
    AgentID: project.agentId,
  };
}

/** The records of every project, and the pictures they need. */
export function projectRecords(properties: readonly PropertyRecord[]): {
  records: ProjectRecord[];
  orders: PictureOrder[];
} {
  const made = projectPlan.map((project) => {
    const orders = ordersOfProject(project);
    const units = properties.filter(({ ProjectID, language }) => ProjectID === project.id && language === 'nl');
    return { orders, records: [recordOf(project, units, orders, 'nl'), recordOf(project, units, orders, 'fr')] };
  });
  return { records: made.flatMap(({ records }) => records), orders: made.flatMap(({ orders }) => orders) };
}
