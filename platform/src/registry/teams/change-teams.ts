import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import type { ChangeNote, RegistryDocument } from '../document/document.ts';
import { RegistryError } from '../registry-error.ts';
import { attestEarlier, type OperatorAttestations, withAttestations } from './team-problems.ts';
import { areSigned, type SignedTeams, signTeams, type Team } from './teams.ts';

/** Teams that the operator has signed, with the signatures that earlier releases need under them. */
export interface TeamsChange {
  teams: SignedTeams;
  attestations: OperatorAttestations;
}

/** Signs the teams of a document with one section's team changed, or without it (null). For the operator, who holds the key. */
export function signedChange(
  document: RegistryDocument,
  section: string,
  team: Team | null,
  operator: KeyObject,
): TeamsChange {
  const { number = 0, sections = {} } = document.extras.teams ?? {};
  const { [section]: _, ...others } = sections;
  const teams = signTeams({ number: number + 1, sections: team ? { ...others, [section]: team } : others }, operator);
  const extras = { ...document.extras, teams };
  const keys = { secret: operator, open: createPublicKey(operator) };
  return { teams, attestations: attestEarlier({ ...document, extras }, keys) };
}

/**
 * Puts signed teams into the registry. Throws `RegistryError` if the operator of this site did not sign them, others were
 * stored in the meantime, or a release lacks a signature under them.
 */
export async function changeTeams(
  { registry, operator }: Pick<Store, 'registry' | 'operator'>,
  { teams, attestations }: TeamsChange,
  note: Pick<ChangeNote, 'section' | 'change' | 'by' | 'identity'>,
): Promise<RegistryDocument> {
  const key = await operator.publicKey();
  if (!key) throw new RegistryError('there is no key to check the teams with; set FACADE_TEAMS_KEY');
  if (!areSigned(teams, key)) throw new RegistryError('the teams are not signed by the operator of this site');
  return registry.update({ ...note, action: 'teams' }, (current) => {
    const before = current.extras.teams?.number ?? 0;
    if (teams.number !== before + 1)
      throw new RegistryError(`the teams have changed in the meantime: they are number ${before}`);
    const changed = { ...current, extras: { ...current.extras, teams } };
    return withAttestations(changed, attestations);
  });
}
