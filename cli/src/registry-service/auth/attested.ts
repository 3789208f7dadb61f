import { fingerprintOf, isAttested } from '@facade/platform/attestation';
import type { RegistryDocument, ReleaseRecord, Store } from '@facade/platform/registry';
import { keyWith, publicKeyOf, teamOf } from '@facade/platform/registry/teams';
import type { ReleaseOffer } from '../../client/protocol.ts';
import { Refused } from '../refused.ts';

/**
 * Throws unless the section's team, or the operator, signed this release with a key that may publish now. A build server has no key:
 * where the team names one, its releases come without.
 */
export async function assertAttested(
  { operator }: Pick<Store, 'operator'>,
  { extras }: RegistryDocument,
  section: string,
  record: ReleaseRecord,
  attestation: ReleaseOffer['attestation'],
): Promise<void> {
  const team = teamOf(extras.teams, section);
  if (!attestation) {
    if (!team || team.oidc.length > 0) return;
    throw refused('not-attested', `${section} has a team: its release needs the signature of one of its keys`);
  }
  const open = await operator.publicKey();
  const isOperators = open !== null && fingerprintOf(open) === attestation.key;
  const own = team && keyWith(team, attestation.key);
  const key = isOperators ? open : own && publicKeyOf(own);
  if (!key || !isAttested({ section, ...record }, attestation, key))
    throw refused('wrong-attestation', `the signature is not that of a key of ${section} over this release`);
  if (isOperators || !own) return;
  if (own.expires && Date.parse(own.expires) <= Date.now())
    throw refused('expired-key', `the release is signed with ${own.id}, which has expired`);
  if (!own.may.includes('publish') && !own.may.includes('canary'))
    throw refused(
      'missing-right',
      `the release is signed with ${own.id}, which lacks the right "publish" on ${section}`,
    );
}

const refused = (code: string, message: string): Refused => new Refused(403, { code, message });
