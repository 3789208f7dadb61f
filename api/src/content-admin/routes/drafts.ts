import { loggedInStaff } from '../../accounts/index.ts';
import { previewHtml } from '../../content/index.ts';
import { type Api, problemAnswer, requestLanguage } from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';
import { registerTable } from '../../privacy/index.ts';
import type { SiteData } from '../../site/index.ts';
import { editsFor, notRight } from '../editing/edit-thing.ts';
import { listThings } from '../editing/things/list-things.ts';
import { openPreview, previewPath } from '../preview/open-preview.ts';
import { websiteHtml, websitePreview, websiteSave, websiteText } from '../schemas/website.ts';
import { forManagers, noSuchThing, openedThing } from './opened-thing.ts';

const tags = ['agency'];

/** Lifetime of a preview of an edit, in hours. */
const HOURS = 2;

interface DraftServices {
  db: Db;
  siteData: SiteData;
  measure: MeasurePicture;
}

/** Unsaved changes of managers, as the site would show them: `/api/agency/website/preview`, and a single text. */
export async function websiteDraftsRoute(api: Api, { db, siteData, measure }: DraftServices): Promise<void> {
  api.post(
    '/api/agency/website/preview',
    {
      config: { deadline: TIME_LIMITS.editAnswer },
      schema: {
        tags,
        summary: 'Opens a preview of the site with changed fields, and saves nothing',
        body: websiteSave,
        response: {
          200: websitePreview,
          ...forManagers,
          404: noSuchThing,
          422: problemAnswer('fields that are not valid'),
        },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const language = requestLanguage(request);
      const { thing: id, ...typed } = request.body;
      const { snapshot, opened } = await openedThing(siteData, id, language);
      // Previews include drafts, which are not published yet.
      const unpublished = !opened.thing.isPublished;
      const preview = {
        edits: editsFor(opened, typed, language),
        unpublished,
        hours: HOURS,
        note: `${staff.name}: ${id}`,
      };
      const made = await openPreview({ db, folder: snapshot.content.folder, measure }, preview);
      if (!made.ok) throw notRight(made.problems, opened, language);
      // Unpublished content has an address only in the preview.
      const path = listThings(made.content, snapshot.enabled, language).find((thing) => thing.id === id)?.path;
      return {
        path: previewPath(made.token) + (path ? `?page=${path}` : ''),
        endsAt: made.endsAt.toISOString(),
      };
    },
  );

  api.post(
    '/api/agency/website/text',
    {
      schema: {
        tags,
        summary: 'A Markdown text as the site would show it',
        body: websiteText,
        response: { 200: websiteHtml, ...forManagers, 422: problemAnswer('too long') },
      },
    },
    async (request) => {
      const { content, context } = await siteData.current();
      const { text, language } = request.body;
      return { html: previewHtml(content, language, { ...context, privacyRegister: registerTable }, text) };
    },
  );
}
