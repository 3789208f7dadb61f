import { Readable } from 'node:stream';
import type { Language } from '@facade/shared-domain/model';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { sendDocument, TEN_MINUTES } from '../../plugins/send-document.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { documentAnswer } from '../../schemas/document.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { catalogueChangedAt, firstIdsOfParts, homeEntries, projectEntries } from '../../search-engines/home-entries.ts';
import { listEntries } from '../../search-engines/list-entries.ts';
import { pageEntries } from '../../search-engines/page-entries.ts';

import { sitemapIndexXml, sitemapXml } from '../../search-engines/sitemap-xml.ts';
import type { SiteData } from '../../site-data.ts';
import type { Snapshot } from '../../snapshot.ts';
import { publicOrigin } from './public-origin.ts';

/** The protocol's limit of addresses in one file. */
const MOST_ADDRESSES = 50_000;

/** With four languages the addresses and their alternates would be longer than the protocol's 50 MB. */
const MOST_WITH_FOUR = 40_000;

const XML = 'application/xml; charset=utf-8';

interface SitemapServices {
  siteData: SiteData;
  db: Db;
}

/** `GET /sitemap.xml`, the index, and `GET /sitemap/:part`, its parts: every page that search engines may show. */
export async function sitemapRoute(api: Api, { siteData, db }: SitemapServices): Promise<void> {
  let known: { key: string; firstIds: Promise<number[]> } | undefined;

  const homesPerPart = (languages: readonly Language[]) =>
    Math.floor((languages.length > 3 ? MOST_WITH_FOUR : MOST_ADDRESSES) / languages.length);

  /** Found once for all parts: it counts through all homes. */
  async function firstIds({ catalogue, enabled }: Snapshot): Promise<number[]> {
    const key = `${catalogue.revision} ${enabled.length}`;
    if (known?.key !== key) known = { key, firstIds: firstIdsOfParts(db, homesPerPart(enabled)) };
    const { firstIds: ids } = known;
    return ids.catch((error) => {
      known = undefined;
      throw error;
    });
  }

  /** Reads what a part holds; null where there is no such part. */
  async function entriesOf(part: string, snapshot: Snapshot) {
    const { enabled } = snapshot;
    if (part === 'pages.xml') return () => pageEntries(snapshot);
    if (part === 'lists.xml') return () => listEntries(snapshot);
    if (part === 'projects.xml') return () => projectEntries(db, enabled);
    const number = /^homes-([1-9]\d{0,5})\.xml$/.exec(part)?.[1];
    const first = number && (await firstIds(snapshot))[Number(number) - 1];
    return first ? () => homeEntries(db, { first, homes: homesPerPart(enabled), languages: enabled }) : null;
  }

  api.get(
    '/sitemap.xml',
    {
      schema: {
        tags: ['site'],
        summary: 'Index of the sitemap',
        response: { 200: documentAnswer('the index', 'application/xml'), 304: z.any() },
      },
    },
    async (request, reply) => {
      const snapshot = await siteData.current();
      const origin = publicOrigin(request, snapshot.content);
      return sendDocument(request, reply, {
        madeOf: ['index', snapshot.revision, origin],
        type: XML,
        cacheControl: TEN_MINUTES,
        async body() {
          const modifiedAt = await catalogueChangedAt(db);
          const homes = (await firstIds(snapshot)).map((_, index) => `homes-${index + 1}.xml`);
          const ofHomes = ['lists.xml', 'projects.xml', ...homes].map((name) => ({ name, modifiedAt }));
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
      const snapshot = await siteData.current();
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

/** Characters that are sent at once: a chunk for each address would cost more than what is in it. */
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
