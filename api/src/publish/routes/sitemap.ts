import { Readable } from 'node:stream';
import type { Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import { type Api, documentAnswer, ProblemError, problemAnswer, sendDocument, TEN_MINUTES } from '../../http/index.ts';
import { publicOrigin, type SiteData, type Snapshot } from '../../site/index.ts';
import { catalogueChangedAt, firstIdsOfParts, homeEntries, projectEntries } from '../search-engines/home-entries.ts';
import { listEntries, townTypeEntries, townTypes } from '../search-engines/list-entries.ts';
import { pageEntries } from '../search-engines/page-entries.ts';
import { sitemapIndexXml, sitemapXml } from '../search-engines/sitemap-xml.ts';

/** The protocol's limit of addresses in one file. */
const MOST_ADDRESSES = 50_000;

/** With four languages, 50,000 addresses with their alternates would exceed the protocol's 50 MB. */
const MOST_WITH_FOUR = 40_000;

const XML = 'application/xml; charset=utf-8';

/** `GET /sitemap.xml`, the index, and `GET /sitemap/:part`, its parts: every page that search engines may show. */
export async function sitemapRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  const firstIds = oncePerRevision(({ db, enabled }) => firstIdsOfParts(db, perPart(enabled)));
  const offered = oncePerRevision(({ db, catalogue }) => townTypes(db, catalogue));

  /** Homes or lists, each with an address in every language. */
  const perPart = (languages: readonly Language[]) =>
    Math.floor((languages.length > 3 ? MOST_WITH_FOUR : MOST_ADDRESSES) / languages.length);

  /** The entries of the part with this number, from 1 on. */
  const partOf = <T>(all: readonly T[], number: number, enabled: readonly Language[]) =>
    all.slice((number - 1) * perPart(enabled), number * perPart(enabled));

  /** A site that is not public yet has no sitemap. */
  async function publicSite(): Promise<Snapshot> {
    const snapshot = await siteData.current();
    if (!snapshot.content.settings.public) throw new ProblemError('not-found');
    return snapshot;
  }

  /** Reads the entries of a part; null if there is no such part. */
  async function entriesOf(part: string, snapshot: Snapshot) {
    const { db, enabled } = snapshot;
    if (part === 'pages.xml') return () => pageEntries(snapshot);
    if (part === 'lists.xml') return () => listEntries(snapshot);
    if (part === 'projects.xml') return () => projectEntries(db, enabled);
    const [, kind, digits] = /^(homes|lists)-([1-9]\d{0,5})\.xml$/.exec(part) ?? [];
    const number = Number(digits);
    if (kind === 'lists') {
      const lists = partOf(await offered(snapshot), number, enabled);
      return lists.length > 0 ? () => townTypeEntries(snapshot, lists) : null;
    }
    const first = kind && (await firstIds(snapshot))[number - 1];
    return first ? () => homeEntries(db, { first, homes: perPart(enabled), languages: enabled }) : null;
  }

  api.get(
    '/sitemap.xml',
    {
      schema: {
        tags: ['site'],
        summary: 'Index of the sitemap',
        response: {
          200: documentAnswer('the index', 'application/xml'),
          304: z.any(),
          404: problemAnswer('the site is not public yet'),
        },
      },
    },
    async (request, reply) => {
      const snapshot = await publicSite();
      const origin = publicOrigin(request, snapshot.content);
      return sendDocument(request, reply, {
        madeOf: ['index', snapshot.revision, origin],
        type: XML,
        cacheControl: TEN_MINUTES,
        async body() {
          const modifiedAt = await catalogueChangedAt(snapshot.db);
          const homes = (await firstIds(snapshot)).map((_, index) => `homes-${index + 1}.xml`);
          const count = Math.ceil((await offered(snapshot)).length / perPart(snapshot.enabled));
          const lists = Array.from({ length: count }, (_, index) => `lists-${index + 1}.xml`);
          const ofHomes = ['lists.xml', ...lists, 'projects.xml', ...homes].map((name) => ({ name, modifiedAt }));
          const parts = [{ name: 'pages.xml', modifiedAt: null }, ...ofHomes];
          return sitemapIndexXml(
            parts.map(({ name, modifiedAt: date }) => ({ path: `/sitemap/${name}`, modifiedAt: date })),
            origin,
          );
        },
      });
    },
  );

  api.get(
    '/sitemap/:part',
    {
      schema: {
        tags: ['site'],
        summary: 'A part of the sitemap, at most 50,000 addresses',
        params: z.object({ part: z.string().max(30) }),
        response: {
          200: documentAnswer('the part', 'application/xml'),
          304: z.any(),
          404: problemAnswer('the index names no such part'),
        },
      },
    },
    async (request, reply) => {
      const snapshot = await publicSite();
      const origin = publicOrigin(request, snapshot.content);
      const { part } = request.params;
      const read = await entriesOf(part, snapshot);
      if (!read) throw new ProblemError('not-found');
      return sendDocument(request, reply, {
        madeOf: [part, snapshot.revision, origin],
        type: XML,
        cacheControl: TEN_MINUTES,
        body: () => Readable.from(inBlocks(sitemapXml(read(), origin, snapshot.enabled[0] ?? 'nl'))),
      });
    },
  );
}

/** Reads data about all homes once for all parts. */
function oncePerRevision<T>(read: (snapshot: Snapshot) => Promise<T>): (snapshot: Snapshot) => Promise<T> {
  let known: { revision: string; value: Promise<T> } | undefined;
  return (snapshot) => {
    if (known?.revision === snapshot.revision) return known.value;
    const value = read(snapshot);
    const now = { revision: snapshot.revision, value };
    known = now;
    value.catch(() => {
      if (known === now) known = undefined;
    });
    return value;
  };
}

/** Characters per chunk: a chunk for each address would have more overhead than content. */
const BLOCK = 32_768;

async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK) continue;
    yield Buffer.from(block);
    block = '';
  }
  yield Buffer.from(block);
}
