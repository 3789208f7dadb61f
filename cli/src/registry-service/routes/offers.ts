import { contentHash, integrityOf, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { recordOf } from '@facade/platform/described-release';
import {
  alreadyPublished,
  canaryOf,
  liveOf,
  publishRelease,
  type RegistryDocument,
  rampCanary,
  releaseOf,
} from '@facade/platform/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Changed, ReleaseOffer } from '../../client/protocol.ts';
import { outcomeOf } from '../../release/outcome.ts';
import { assertAttested } from '../auth/attested.ts';
import { assertMay } from '../auth/identity.ts';
import { assertNeeds } from '../auth/needs.ts';
import { ATTESTATION, bodyOf, CHANNEL, PERCENT, WHY } from '../fields.ts';
import { gated } from '../gated.ts';
import type { ServiceParts } from '../parts.ts';
import { Refused } from '../refused.ts';
import { streamed } from '../streamed.ts';
import { type OfferedFile, readDescription } from '../uploads/description.ts';
import { changed, reasonOf } from './changes.ts';

const OFFER = z
  .strictObject({
    description: z.string().max(512 * 1024),
    attestation: ATTESTATION.optional(),
    canary: PERCENT.optional(),
    channel: CHANNEL.optional(),
    why: WHY.optional(),
  })
  .refine(({ canary, channel }) => canary === undefined || channel === undefined, 'a canary or a channel, not both');

interface Section {
  Params: { section: string };
}

/** Where a team sends its releases: single files, then the offer, which is judged. */
export function offerRoutes(server: FastifyInstance, parts: ServiceParts): void {
  const { store, staged } = parts;

  server.put<{ Params: { section: string; upload: string } }>(
    '/sections/:section/files/:upload',
    async (request, reply) => {
      const { section, upload } = request.params;
      assertMay(request.identity, section, 'publish', 'canary');
      const { body } = request;
      await staged.put(section, upload, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      return reply.code(201).send({});
    },
  );

  server.post<Section>('/sections/:section/check', async (request, reply) => {
    const { section } = request.params;
    assertMay(request.identity, section, 'publish', 'canary');
    const document = await store.registry.read();
    const { offer, described } = await readOffer(request, section);
    const files = await staged.collect(section, described, document);
    files.set('release.json', Buffer.from(offer.description));
    const outcome = `${section} could be published`;
    return streamed(reply, (say) =>
      gated(parts, document, { section, files, say }, async () => ({
        revision: document.extras.revision,
        version: null,
        outcome,
      })),
    );
  });

  server.post<Section>('/sections/:section/releases', async (request, reply) => {
    const { section } = request.params;
    const { identity } = request;
    const document = await store.registry.read();
    const { offer, descriptor, described } = await readOffer(request, section);
    const { canary, channel, attestation } = offer;
    const { version } = descriptor;
    assertMay(identity, section, canary === undefined ? 'publish' : 'canary');
    if (channel === undefined) assertNeeds(identity, document, { section, version, canary, publishedBy: identity.id });
    const record = recordOf(descriptor, integrityOf(Buffer.from(offer.description)));
    await assertAttested(store, document, section, record, attestation);
    const reason = reasonOf(identity, offer.why);
    const known = knownAlready(document, descriptor, offer);
    if (known === 'another share')
      return changed(await rampCanary(store, section, version, canary ?? 0, reason), section);
    if (known) return known;
    const files = await staged.collect(section, described, document);
    files.set('release.json', Buffer.from(offer.description));
    return streamed(reply, (say) =>
      gated(parts, document, { section, files, say }, async (folder, passed) => {
        const done = await publishRelease(store, folder, {
          ...{ version, publishedBy: identity.id, ...reason, ...passed },
          ...(canary !== undefined && { canary }),
          ...(channel !== undefined && { channel }),
          ...(attestation && { attestation }),
        });
        await staged.forget(section, described);
        return changed(done, section);
      }),
    );
  });
}

interface ReadOffer {
  offer: ReleaseOffer;
  descriptor: ReleaseDescriptor;
  described: OfferedFile[];
}

async function readOffer(request: FastifyRequest, section: string): Promise<ReadOffer> {
  const offer = bodyOf(request, OFFER) as ReleaseOffer;
  const { descriptor, files } = readDescription(offer.description, section);
  if (`${JSON.stringify(descriptor, null, 2)}\n` !== offer.description)
    throw new Refused(422, {
      code: 'bad-description',
      message: 'release.json is not in its one form: two spaces, a line end',
    });
  return { offer, descriptor, described: files };
}

/**
 * An offer that was accepted before: its result, if the release is where this offer wants it, or that only the share of its canary
 * changes. Throws `Refused` for a version that is taken; undefined for a new one.
 */
function knownAlready(
  document: RegistryDocument,
  descriptor: ReleaseDescriptor,
  { canary, channel }: ReleaseOffer,
): Changed | 'another share' | undefined {
  const { name: section, version } = descriptor;
  const stored = releaseOf(document, section, version);
  if (!stored) return undefined;
  if (stored.content === contentHash(descriptor)) {
    const running = canaryOf(document, section);
    const isCanary = running?.metadata.version === version;
    if (canary !== undefined && isCanary)
      return running.deployment.traffic === canary ? at(document, section, version) : 'another share';
    const isLive = liveOf(document, section)?.metadata.version === version;
    const isInChannel = channel !== undefined && document.extras.channels[section]?.[channel] === version;
    if (isInChannel || (isLive && canary === undefined && channel === undefined)) return at(document, section, version);
  }
  const message = `${alreadyPublished(`${section} ${version}`).message}. \`facade promote ${section} --version ${version}\` makes that one live`;
  throw new Refused(409, { code: 'already-published', message });
}

const at = (document: RegistryDocument, section: string, version: string): Changed => ({
  revision: document.extras.revision,
  version,
  outcome: `${outcomeOf(document, section)}: nothing had to change`,
});
