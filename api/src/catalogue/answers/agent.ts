import type { Agent, Language } from '@facade/shared-domain/model';
import type { Landmarks } from '@facade/shared-domain/places/nearby';
import { localize } from '../localize.ts';
import type { CatalogueView } from '../view.ts';
import type { NamedLandmark } from './nearby.ts';

/** The agency's settings that a detail needs. */
export interface AgencyContext {
  /** Languages the site speaks: a path is given in each. */
  enabled: readonly Language[];
  /** Used if the CRM has no agent. */
  agency: { name: string; phone: string; email: string };
  /** Landmarks of the region from the agency's map. */
  region: Landmarks<NamedLandmark>;
  /** Portrait of the agent with this address. */
  portrait(email: string, language: Language): Agent['picture'];
}

/** The contact person; the agency itself if the CRM has none. */
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
