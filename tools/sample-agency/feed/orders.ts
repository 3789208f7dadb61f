import { createRandom } from '../pictures/random.ts';
import type { PictureOrder } from '../pictures/scene.ts';
import type { Subject } from './facts/subject.ts';
import type { ProjectPlan } from './plan/projects.ts';
import type { PropertyFacts } from './records/record-facts.ts';

type PictureKind = PictureOrder['kind'];

const MOST = 9;

function houseKinds({ entry, random }: Subject, facts: PropertyFacts): PictureKind[] {
  const empty = facts.Condition === 'toRenovate';
  const roomy = (facts.Bedrooms ?? 0) > 3;
  return [
    'facade',
    'living',
    'kitchen',
    facts.Garden ? 'garden' : 'rear',
    empty ? 'interior-empty' : 'bedroom',
    'bathroom',
    ...(facts.SurfaceOffice ? (['office'] as const) : []),
    ...(facts.Terrace && random.chance(0.55) ? (['terrace'] as const) : []),
    ...(['mansion', 'terraced'].includes(entry.building) && random.chance(0.6) ? (['stairs'] as const) : []),
    ...(roomy && !empty ? (['bedroom'] as const) : []),
    ...(facts.Garden && random.chance(0.35) ? (['rear'] as const) : []),
    ...(random.chance(0.3) ? (['plan'] as const) : []),
    ...(random.chance(0.25) ? (['street'] as const) : []),
  ];
}

function flatKinds(subject: Subject, facts: PropertyFacts): PictureKind[] {
  const { random, kind } = subject;
  return [
    'facade',
    'living',
    'kitchen',
    'bedroom',
    'bathroom',
    ...(facts.Terrace ? (['terrace'] as const) : []),
    ...(kind === 'newApartment' || random.chance(0.4) ? (['plan'] as const) : []),
    ...((facts.Bedrooms ?? 0) > 2 ? (['bedroom'] as const) : []),
    ...(random.chance(0.3) ? (['stairs'] as const) : []),
    ...(random.chance(0.3) ? (['street'] as const) : []),
  ];
}

function businessKinds({ entry, dwelling }: Subject, facts: PropertyFacts): PictureKind[] {
  if (entry.webId === 5) {
    return [
      'facade',
      ...(facts.SurfaceStore ? (['shop'] as const) : []),
      'living',
      'kitchen',
      'stairs',
      'bathroom',
      'street',
      'rear',
    ];
  }
  if (entry.building === 'warehouse')
    return ['facade', 'warehouse', ...(facts.SurfaceOffice ? (['office'] as const) : []), 'rear', 'street', 'plan'];
  if (!facts.SurfaceStore) return ['facade', 'office', 'interior-empty', 'street', 'plan'];
  return [
    'facade',
    'shop',
    'interior-empty',
    ...(dwelling ? (['living', 'kitchen', 'bedroom'] as const) : []),
    'street',
    'plan',
  ];
}

function kindsOf(subject: Subject, facts: PropertyFacts): PictureKind[] {
  if (subject.entry.building === 'land') return ['land', 'street', 'land', 'land', 'land'];
  switch (subject.kind) {
    case 'house':
      return houseKinds(subject, facts);
    case 'apartment':
    case 'newApartment':
      return flatKinds(subject, facts);
    case 'garage':
      return ['facade', 'garage', 'street', 'garage', 'facade'];
    case 'other':
      return subject.entry.building === 'warehouse'
        ? businessKinds(subject, facts)
        : ['facade', 'interior-empty', 'rear', 'land', 'street', 'plan'];
    default:
      return businessKinds(subject, facts);
  }
}

/** Five to nine pictures of a property, the main one first. */
export function ordersOfProperty(subject: Subject, facts: PropertyFacts): PictureOrder[] {
  const { id: propertyId, building, year } = subject.entry;
  const seed = createRandom(`pictures-${propertyId}`).int(1, 999_999);
  const kinds = kindsOf({ ...subject, random: subject.random.fork('pictures') }, facts).slice(0, MOST);
  return kinds.map((kind, index) => ({
    id: `p${propertyId}-${index + 1}`,
    propertyId,
    kind,
    building,
    ...(kind === 'plan' && subject.dwelling && { bedrooms: bedroomsOnPlan(subject, facts) }),
    year,
    seed,
  }));
}

/** A plan shows one storey: of a house with several, the ground floor, whose bedrooms are upstairs. */
const bedroomsOnPlan = ({ kind }: Subject, { Bedrooms, Floors }: PropertyFacts): number =>
  kind === 'house' && (Floors ?? 1) > 1 ? 0 : (Bedrooms ?? 1);

/** Three to five pictures of a project. */
export function ordersOfProject({ id: propertyId, year, documents }: ProjectPlan): PictureOrder[] {
  const kinds: PictureKind[] = documents.length
    ? ['facade', 'living', 'street', 'terrace', 'plan']
    : ['facade', 'street', 'plan'];
  const building = documents.length ? 'new-apartment' : 'semi-detached';
  const seed = createRandom(`project-pictures-${propertyId}`).int(1, 999_999);
  return kinds.map((kind, index) => ({ id: `j${propertyId}-${index + 1}`, propertyId, kind, building, year, seed }));
}
