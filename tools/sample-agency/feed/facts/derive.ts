import { projectPlan } from '../plan/projects.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import { buildingFacts } from './building.ts';
import { availabilityFacts, leaseFacts, saleCostFacts } from './costs.ts';
import { energyFacts } from './energy.ts';
import { roomFacts, surfaceFacts } from './layout.ts';
import { certificateFacts, legalFacts } from './legal.ts';
import { noFacts } from './no-facts.ts';
import type { Subject } from './subject.ts';

type Step = (subject: Subject, known: PropertyFacts) => Partial<PropertyFacts>;

const steps: readonly Step[] = [
  buildingFacts,
  roomFacts,
  surfaceFacts,
  (_, { Garages, Parkings }) => ({ HasGarage: isSome(Garages), HasParking: isSome(Parkings) }),
  energyFacts,
  legalFacts,
  certificateFacts,
  saleCostFacts,
  leaseFacts,
  (subject, known) => {
    const project = projectPlan.find(({ id }) => id === subject.entry.project);
    return availabilityFacts(subject, known, project?.deliveryDate ?? null);
  },
];

const isSome = (count: number | null): boolean | null => (count === null ? null : count > 0);

/** Derives every fact, each step from the results of the earlier ones. Facts given in the plan always win. */
export function deriveFacts(subject: Subject): PropertyFacts {
  const decided = subject.entry.facts ?? {};
  const known: PropertyFacts = { ...noFacts, ...decided };
  for (const step of steps) Object.assign(known, step(subject, known), decided);
  return known;
}
