import type { Agent, Language } from '@facade/shared-domain/model';
import type { Landmarks } from '@facade/shared-domain/places/nearby';
import { localize } from '../localize.ts';
import type { CatalogueView } from '../view.ts';
import type { NamedLandmark } from './nearby.ts';

/** What a detail needs from the agency's settings. */
export interface AgencyContext {
  /** Languages the site speaks: a path is given in each. */
  enabled: readonly Language[];
  /** Stands in where the CRM names no agent. */
  agency: { name: string; phone: string; email: string };
  /** What the agency's map knows of its region. */
  region: Landmarks<NamedLandmark>;
  /** Portrait of the agent with this address. */
  portrait(email: string, language: Language): Agent['picture'];
}

/** The person to ask; the agency itself where the CRM names nobody. */
export function agentOf(id: string | null, view: CatalogueView, { agency, portrait }: AgencyContext): Agent {
  const agent = id === null ? undefined : view.catalogue.agents.get(id);
  if (!agent) return { ...agency, role: '', picture: null };
  return {
    name: agent.name,
    role: localize(agent.role, view.languages).text,
    phone: agent.phone,
    email: agent.email,
    picture: portrait(agent.email, view.language),
  };
}
