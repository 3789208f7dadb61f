import { isSectionName, notASectionName } from '@facade/platform/build/section-name';
import {
  assertNotWithdrawn,
  canaryOf,
  endCanary,
  liveOf,
  promoteCanary,
  promoteRelease,
  type RegistryDocument,
  rampCanary,
  readStored,
  releaseOf,
  removeChannel,
  retireSection,
  rollBack,
} from '@facade/platform/registry';
import { entryAddress, OVERRIDE_PARAMETER, signOverride } from '@facade/platform/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Changed } from '../../client/protocol.ts';
import { outcomeOf } from '../../release/outcome.ts';
import { assertMay, type Identity } from '../auth/identity.ts';
import { assertNeeds } from '../auth/needs.ts';
import { bodyOf, CHANNEL, PERCENT, VERSION, WHY } from '../fields.ts';
import { gated } from '../gated.ts';
import type { ServiceParts } from '../parts.ts';
import { Refused } from '../refused.ts';
import { streamed } from '../streamed.ts';

const CHANGE = z.strictObject({
  version: VERSION.optional(),
  canary: PERCENT.optional(),
  to: z.int().min(1).max(99_999_999).optional(),
  channel: CHANNEL.optional(),
  despiteHalt: z.boolean().optional(),
  seen: VERSION.optional(),
  why: WHY.optional(),
});

/** The longest life of an override link, in seconds. */
const LONGEST_LINK = 90 * 86_400;

const OVERRIDE = z.strictObject({
  kind: z.enum(['version', 'channel', 'url']),
  name: z.string().max(300),
  until: z.int(),
});

interface Section {
  Params: { section: string };
}

/** Who and why, for the history. */
export const reasonOf = ({ kind, by }: Identity, why: string | undefined) => ({
  by,
  identity: kind,
  ...(why ? { why } : {}),
});

export const changed = (document: RegistryDocument, section: string): Changed => ({
  revision: document.extras.revision,
  version: liveOf(document, section)?.metadata.version ?? null,
  outcome: outcomeOf(document, section),
});

/** Throws if nothing was published of a section. */
export function assertPublished({ extras }: RegistryDocument, section: string): void {
  if (Object.hasOwn(extras.releases, section)) return;
  throw new Refused(404, { code: 'no-such-section', message: `nothing was published of ${section} yet` });
}

/** Throws for a name that is not one of a section: it becomes a folder. */
export function assertSectionName({ params }: FastifyRequest): void {
  const { section } = (params ?? {}) as { section?: string };
  if (section !== undefined && !isSectionName(section))
    throw new Refused(404, { code: 'no-such-section', message: notASectionName(section) });
}

/** Rejects a state in which the newest release with visitors, a canary or else the live one, is not the one that the change is about. */
const asSeen = (section: string, seen: string | undefined) => async (document: RegistryDocument) => {
  const newest = (canaryOf(document, section) ?? liveOf(document, section))?.metadata.version;
  if (seen === undefined || seen === newest) return;
  throw new Refused(409, { code: 'changed', message: `${section} changed meanwhile: ${newest} is the newest` });
};

/** What a team does with the releases that the site stores. */
export function changeRoutes(server: FastifyInstance, parts: ServiceParts): void {
  const { store, overrideKey } = parts;

  server.put<Section>('/sections/:section/canary', async (request, reply) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'canary');
    const { version, canary, ...rest } = bodyOf(request, CHANGE);
    if (version === undefined || canary === undefined)
      throw new Refused(400, { code: 'bad-request', message: 'a canary needs its version and its percentage' });
    const document = await published(section);
    if (canaryOf(document, section)?.metadata.version !== version)
      return promoteStored(request, reply, { section, version, canary, ...rest });
    const reason = reasonOf(request.identity, rest.why);
    return changed(await rampCanary(store, section, version, canary, reason), section);
  });

  server.post<Section>('/sections/:section/promote', async (request, reply) => {
    const { section } = request.params;
    const { identity } = request;
    const { version, canary, ...rest } = bodyOf(request, CHANGE);
    assertMay(identity, section, canary === undefined ? 'promote' : 'canary');
    await published(section);
    if (version !== undefined) return promoteStored(request, reply, { section, version, canary, ...rest });
    const assertFits = async (document: RegistryDocument) => {
      await asSeen(section, rest.seen)(document);
      const running = canaryOf(document, section)?.metadata.version;
      // Without one, the change itself says so.
      if (running !== undefined) assertNeeds(identity, document, { section, version: running });
    };
    return changed(await promoteCanary(store, section, { ...reasonOf(identity, rest.why), assertFits }), section);
  });

  server.post<Section>('/sections/:section/rollback', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'rollback');
    const { to, despiteHalt, seen, why } = bodyOf(request, CHANGE);
    await published(section);
    const change = { ...reasonOf(request.identity, why), assertFits: asSeen(section, seen) };
    return changed(await rollBack(store, section, { ...(to && { to }), despiteHalt, ...change }), section);
  });

  server.post<Section>('/sections/:section/halt', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'halt');
    const { seen, why } = bodyOf(request, CHANGE);
    await published(section);
    const change = { ...reasonOf(request.identity, why), assertFits: asSeen(section, seen) };
    return changed(await endCanary(store, section, change), section);
  });

  server.post<Section>('/sections/:section/retire', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'retire');
    const { channel, why } = bodyOf(request, CHANGE);
    await published(section);
    const reason = reasonOf(request.identity, why);
    if (channel === undefined) return changed(await retireSection(store, section, reason), section);
    return changed(await removeChannel(store, section, channel, reason), section);
  });

  server.post<Section>('/sections/:section/overrides', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'override');
    const { kind, name, until } = bodyOf(request, OVERRIDE);
    if (until > Date.now() / 1000 + LONGEST_LINK)
      throw new Refused(400, { code: 'bad-request', message: 'a link lives for 90 days at most' });
    const { extras } = await published(section);
    const isThere =
      kind === 'url'
        ? entryAddress(name)?.pathname.endsWith('.js')
        : kind === 'channel'
          ? Object.hasOwn(extras.channels[section] ?? {}, name)
          : extras.releases[section]?.some(({ version }) => version === name);
    if (!isThere) throw new Refused(409, { code: 'conflict', message: `${section} has no such ${kind}: ${name}` });
    const link = new URL(request.siteUrl);
    link.searchParams.set(OVERRIDE_PARAMETER, signOverride(overrideKey, { section, kind, name, until }));
    return { link: link.href };
  });

  async function published(section: string): Promise<RegistryDocument> {
    const document = await store.registry.read();
    assertPublished(document, section);
    return document;
  }

  type Promotion = z.infer<typeof CHANGE> & { section: string; version: string };

  /** What is live may have changed since the release was published: it is judged again, with its stored files. */
  async function promoteStored(request: FastifyRequest, reply: FastifyReply, promotion: Promotion) {
    const { section, version, canary, despiteHalt, seen, why } = promotion;
    const { identity } = request;
    const document = await published(section);
    await asSeen(section, seen)(document);
    assertNeeds(identity, document, { section, version, canary });
    if (!releaseOf(document, section, version))
      throw new Refused(404, { code: 'no-such-release', message: `${section} ${version} is not stored here` });
    if (!despiteHalt) await assertNotWithdrawn(store.registry, section, version);
    const files = await readStored(store, document, section, version);
    return streamed(reply, (say) =>
      gated(parts, document, { section, files, say }, async (_folder, passed) => {
        const share = canary === undefined ? {} : { canary };
        const assertFits = async (later: RegistryDocument) => {
          await asSeen(section, seen)(later);
          await passed.assertFits(later);
        };
        const promoted = { version, ...share, ...reasonOf(identity, why), assertFits };
        const done = await promoteRelease(store, section, promoted);
        return changed(done, section);
      }),
    );
  }
}
