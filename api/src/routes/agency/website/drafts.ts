import { refuseOtherSites } from '../../../accounts/same-site.ts';
import type { Api } from '../../../api.ts';
import { previewHtml } from '../../../content/index.ts';
import { editsFor, notRight } from '../../../content-editing/edit-thing.ts';
import { listThings } from '../../../content-editing/things/list-things.ts';
import { openPreview, previewPath } from '../../../content-preview/open-preview.ts';
import type { Db } from '../../../database/index.ts';
import type { MeasurePicture } from '../../../pictures/measure.ts';
import { registerTable } from '../../../privacy/register.ts';
import { requestLanguage } from '../../../problems/request-language.ts';
import { problemAnswer } from '../../../schemas/problem.ts';
import { websiteHtml, websitePreview, websiteSave, websiteText } from '../../../schemas/website.ts';
import type { SiteData } from '../../../site-data.ts';
import { TIME_LIMITS } from '../../../time-limits.ts';
import { requireManager } from '../require-manager.ts';
import { forManagers, noSuchThing, openedThing } from './opened-thing.ts';

const tags = ['agency'];

/** Hours that a preview of what is being edited lasts. */
const HOURS = 2;

interface DraftServices {
  db: Db;
  siteData: SiteData;
  measure: MeasurePicture;
}

/** What managers have not saved yet, as the site would show it: `/api/agency/website/preview`, and one text of it. */
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
          422: problemAnswer('fields that are not right'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const staff = await requireManager(db, request, reply);
      const language = requestLanguage(request);
      const { thing: id, ...typed } = request.body;
      const { snapshot, opened } = await openedThing(siteData, id, language);
      // A draft is looked at before it is published.
      const unpublished = !opened.thing.isPublished;
      const preview = {
        edits: editsFor(opened, typed, language),
        unpublished,
        hours: HOURS,
        note: `${staff.name}: ${id}`,
      };
      const made = await openPreview({ db, folder: snapshot.content.folder, measure }, preview);
      if (!made.ok) throw notRight(made.problems, opened, language);
      // What is not published has its address in the preview only.
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
    async (request, reply) => {
      refuseOtherSites(request);
      await requireManager(db, request, reply);
      const { content, context } = await siteData.current();
      const { text, language } = request.body;
      return { html: previewHtml(content, language, { ...context, privacyRegister: registerTable }, text) };
    },
  );
}
