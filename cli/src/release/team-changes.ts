import { fingerprintOf } from '@facade/platform/attestation';
import { RegistryError } from '@facade/platform/registry/errors';
import {
  NEEDS,
  publicKeyOf,
  RIGHTS,
  type Right,
  type Team,
  type TeamIdentity,
  type TeamKey,
} from '@facade/platform/registry/teams';
import { CommandError } from '../commands/command.ts';

/** Flags of `facade team add`. */
export const TEAM_FLAGS = {
  id: { type: 'string' },
  'public-key': { type: 'string' },
  may: { type: 'string' },
  expires: { type: 'string' },
  oidc: { type: 'string' },
  repository: { type: 'string' },
  refs: { type: 'string' },
  contact: { type: 'string' },
  needs: { type: 'string' },
  budget: { type: 'string' },
  origin: { type: 'string' },
} as const;

export type TeamFlags = { [Name in keyof typeof TEAM_FLAGS]?: string };

/** What a team may do unless the operator says otherwise: everything but to take its section off the site. */
const USUAL: readonly Right[] = RIGHTS.filter((right) => right !== 'retire');

/** The team with what the flags say: a key or build server of that id is replaced, everything else stays. Throws a one-line error. */
export function withFlags(team: Team | undefined, flags: TeamFlags): Team {
  const { contact = team?.contact, needs, budget, origin } = flags;
  if (!contact) throw new CommandError('who is the team? Name a mail address or a channel with --contact');
  const named: Team = { keys: [], oidc: [], needs: [], ...team, contact };
  if (needs !== undefined) named.needs = words('--needs', needs, NEEDS);
  if (budget !== undefined) named.budget = budgetOf(budget);
  if (origin === 'none') delete named.origin;
  else if (origin !== undefined) named.origin = originOf(origin);
  if (flags.id === undefined) return named;
  const key = flags['public-key'] === undefined ? null : keyOf(flags.id, flags['public-key'], flags);
  const server = flags.oidc === undefined ? null : serverOf(flags.id, flags.oidc, flags);
  if (!key === !server) throw new CommandError('--id names a key (--public-key) or a build server (--oidc)');
  const without = withoutId(named, flags.id);
  return {
    ...without,
    keys: [...without.keys, ...(key ? [key] : [])],
    oidc: [...without.oidc, ...(server ? [server] : [])],
  };
}

/** The team without this key or build server. */
export const withoutId = (team: Team, id: string): Team => ({
  ...team,
  keys: team.keys.filter((key) => key.id !== id),
  oidc: team.oidc.filter((server) => server.id !== id),
});

/** A line for each key and build server of a team. */
export const linesOf = (section: string, { contact, keys, oidc, needs, budget, origin }: Team): string[] => [
  `${section}: ${contact}${needs.length > 0 ? `; ${needs.join(', ')}` : ''}${budget ? `; ${budget.expose / 1024}/${budget.total / 1024} KB` : ''}${origin ? `; files from ${origin}` : ''}`,
  ...keys.map(
    ({ id, may, expires, ...key }) =>
      `  ${id}: key ${fingerprintOf(publicKeyOf({ id, ...key })).slice(0, 12)}; ${may.join(', ')}${expires ? `; until ${expires}` : ''}`,
  ),
  ...oidc.map(
    ({ id, issuer, repository, refs, may }) =>
      `  ${id}: ${repository} ${refs.join(', ')} on ${issuer}; ${may.join(', ')}`,
  ),
];

function keyOf(id: string, ed25519: string, { may, expires }: TeamFlags): TeamKey {
  const key: TeamKey = { id, ed25519, may: rightsOf(may) };
  try {
    publicKeyOf(key);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new CommandError(`--public-key takes the line that \`facade team key\` printed: ${error.message}`);
  }
  if (expires === undefined) return key;
  if (Number.isNaN(Date.parse(expires)))
    throw new CommandError(`--expires takes a date such as 2027-06-30, not "${expires}"`);
  return { ...key, expires: new Date(expires).toISOString() };
}

function serverOf(id: string, issuer: string, { repository, refs, may }: TeamFlags): TeamIdentity {
  if (!secureUrl(issuer)) throw new CommandError(`--oidc takes the https address of an issuer, not "${issuer}"`);
  if (!repository || !refs)
    throw new CommandError('a build server needs --repository OWNER/NAME and --refs refs/heads/main');
  return { id, issuer, repository, refs: refs.split(',').map((ref) => ref.trim()), may: rightsOf(may) };
}

/** An https address; also http on this machine, for trials. */
function secureUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.hostname === '127.0.0.1' || url.hostname === 'localhost')
    ? url
    : null;
}

function originOf(text: string): string {
  const url = secureUrl(text);
  if (!url || url.href !== `${url.origin}/`)
    throw new CommandError(
      `--origin takes an https origin without a path, such as https://cdn.example, or none; not "${text}"`,
    );
  return url.origin;
}

const rightsOf = (may: string | undefined): Right[] => (may === undefined ? [...USUAL] : words('--may', may, RIGHTS));

function words<Word extends string>(flag: string, text: string, known: readonly Word[]): Word[] {
  const given = text.split(',').map((word) => word.trim());
  const wrong = given.find((word) => !known.some((each) => each === word));
  if (wrong !== undefined) throw new CommandError(`${flag} takes ${known.join(', ')}; not "${wrong}"`);
  return known.filter((word) => given.includes(word));
}

/** `24/120`: kilobytes of one expose and of the whole section. */
function budgetOf(text: string): NonNullable<Team['budget']> {
  const [, expose, total] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  if (!expose || !total) throw new CommandError(`--budget takes kilobytes such as 24/120, not "${text}"`);
  return { expose: Number(expose) * 1024, total: Number(total) * 1024 };
}
