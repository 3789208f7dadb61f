import type { KeyObject } from 'node:crypto';
import type { Deployment, RegistryDocument, ReleaseRecord } from '../document/document.ts';
import { type Attestation, type Attested, attest, fingerprintOf, isAttested } from './attestation.ts';
import { areSigned, keyWith, publicKeyOf, type Team, teamOf } from './teams.ts';

/**
 * What is wrong with the teams of a document: not signed by the operator, or a release of a section with a team that this team
 * did not sign. Releases from before the team carry the operator's signature. Empty if all is well.
 * @param operator public key of the operator
 */
export function teamProblems({ microFrontends, extras }: RegistryDocument, operator: KeyObject | null): string[] {
  const { teams, releases } = extras;
  if (!teams) return [];
  if (!operator) return ['there is no key to check its teams with; set FACADE_TEAMS_KEY'];
  if (!areSigned(teams, operator)) return ['its teams are not signed by the operator of this site'];
  return Object.entries(teams.sections).flatMap(([section, team]) => {
    const signed = [
      ...(releases[section] ?? []).map((release) => signedRecord(section, release)),
      ...(microFrontends[section] ?? []).map((deployment) => signedDeployment(section, deployment)),
    ];
    const unsigned = signed.filter((release) => !isFromTeam(release, team, operator));
    return [...new Set(unsigned.map(({ version }) => version))].map(
      (version) => `${section} ${version} carries no valid signature of its team`,
    );
  });
}

interface MaybeAttested extends Attested {
  attestation: Attestation | undefined;
}

const signedRecord = (section: string, { version, descriptor, integrity, url, base, attestation }: ReleaseRecord) =>
  ({ section, version, descriptor, integrity, url, base, attestation }) satisfies MaybeAttested;

const signedDeployment = (section: string, { url, metadata, extras }: Deployment) =>
  ({ section, url, ...metadata, ...extras, attestation: extras.attestation }) satisfies MaybeAttested;

/**
 * Whether the team answers for this release. A build server has no key: a team that names one leaves its releases to the
 * registry's signature.
 */
function isFromTeam({ attestation, ...release }: MaybeAttested, team: Team, operator: KeyObject): boolean {
  if (!attestation) return team.oidc.length > 0;
  if (attestation.key === fingerprintOf(operator)) return isAttested(release, attestation, operator);
  const key = keyWith(team, attestation.key);
  return key !== undefined && isAttested(release, attestation, publicKeyOf(key));
}

/** Section → version → the operator's signature. */
export type OperatorAttestations = Record<string, Record<string, Attestation>>;

/**
 * Signs, as the operator, the stored releases that these teams did not sign: those from before a team was named, or of a key
 * that was removed.
 */
export function attestEarlier(
  document: RegistryDocument,
  operator: { secret: KeyObject; open: KeyObject },
): OperatorAttestations {
  const { teams, releases } = document.extras;
  const sections = Object.keys(teams?.sections ?? {}).map((section) => {
    const team = teamOf(teams, section);
    const own = (releases[section] ?? [])
      .map((release) => signedRecord(section, release))
      .filter((release) => team && !isFromTeam(release, team, operator.open))
      .map((release) => [release.version, attest(release, operator.secret)]);
    return [section, Object.fromEntries(own)];
  });
  return Object.fromEntries(sections);
}

/** The document with these signatures on its stored and deployed releases. */
export function withAttestations(document: RegistryDocument, signed: OperatorAttestations): RegistryDocument {
  const { microFrontends, extras } = document;
  const of = (section: string, version: string) => signed[section]?.[version];
  const releases = Object.entries(extras.releases).map(([section, list]) => [
    section,
    list.map((release) => {
      const attestation = of(section, release.version);
      return attestation ? { ...release, attestation } : release;
    }),
  ]);
  const deployments = Object.entries(microFrontends).map(([section, list]) => [
    section,
    list.map((deployment) => {
      const attestation = of(section, deployment.metadata.version);
      return attestation ? { ...deployment, extras: { ...deployment.extras, attestation } } : deployment;
    }),
  ]);
  return {
    ...document,
    microFrontends: Object.fromEntries(deployments),
    extras: { ...extras, releases: Object.fromEntries(releases) },
  };
}
