import { z } from 'zod';
import { loggedInStaff, memberOf } from '../../accounts/index.ts';
import { examplesIn } from '../../content/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer, requestLanguage } from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { editThing, mustBeSaved, refusal } from '../editing/edit-thing.ts';
import { canWrite } from '../editing/store/content-files.ts';
import { listEdits, undoEdit } from '../editing/store/history.ts';
import { formOf } from '../editing/thing-form.ts';
import { listThings } from '../editing/things/list-things.ts';
import {
  thingQuery,
  websiteAnswer,
  websiteHistory,
  websiteSave,
  websiteThingAnswer,
  websiteUndo,
} from '../schemas/website.ts';
import { forManagers, noSuchThing, openedThing } from './opened-thing.ts';

const tags = ['agency'];
const notSaved = {
  409: problemAnswer('it has been changed, or the content folder is read-only'),
  422: problemAnswer('fields that are not valid'),
};

interface WebsiteServices {
  db: Db;
  siteData: SiteData;
  measure: MeasurePicture;
}

/** `/api/agency/website…`: editing of the site by managers, stored in the files of the content folder. */
export async function websiteRoute(api: Api, { db, siteData, measure }: WebsiteServices): Promise<void> {
  api.get(
    '/api/agency/website',
    {
      schema: {
        tags,
        summary: 'The parts of the site that can be edited',
        querystring: inLanguage,
        response: { 200: websiteAnswer, ...forManagers },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const { content, enabled } = await siteData.current();
      const things = listThings(content, enabled, request.query.lang);
      const examples = examplesIn(content.settings.agency);
      return {
        staff: memberOf(staff),
        things,
        canWrite: await canWrite(content.folder),
        ...(examples.length > 0 && { examples }),
      };
    },
  );

  api.get(
    '/api/agency/website/thing',
    {
      schema: {
        tags,
        summary: 'A page, article or file of the site as a form',
        querystring: thingQuery,
        response: { 200: websiteThingAnswer, ...forManagers, 404: noSuchThing },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const { id, lang } = request.query;
      const { snapshot, opened } = await openedThing(siteData, id, lang);
      const { content } = snapshot;
      return { staff: memberOf(staff), ...formOf(opened, content, lang), canWrite: await canWrite(content.folder) };
    },
  );

  api.get(
    '/api/agency/website/history',
    {
      schema: {
        tags,
        summary: 'Who changed it when, and which lines',
        querystring: thingQuery,
        response: { 200: websiteHistory, ...forManagers, 404: noSuchThing },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      const { id, lang } = request.query;
      const { snapshot, opened } = await openedThing(siteData, id, lang);
      const edits = await listEdits({ db, folder: snapshot.content.folder }, id, snapshot.enabled);
      return { staff: memberOf(staff), thing: opened.thing, edits };
    },
  );

  api.post(
    '/api/agency/website',
    {
      config: { deadline: TIME_LIMITS.editAnswer },
      schema: {
        tags,
        summary: 'Saves changed fields: the files are written, and the site shows them',
        body: websiteSave,
        response: { 204: z.null(), ...forManagers, 404: noSuchThing, ...notSaved },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const language = requestLanguage(request);
      const { thing, ...typed } = request.body;
      const { snapshot, opened } = await openedThing(siteData, thing, language);
      const stores = { db, folder: snapshot.content.folder, measure };
      await editThing(stores, staff, opened, typed, language);
      return reply.status(204).send(null);
    },
  );

  api.post(
    '/api/agency/website/undo',
    {
      config: { deadline: TIME_LIMITS.editAnswer },
      schema: {
        tags,
        summary: 'Reverts an edit, unless a newer one has changed the same',
        body: websiteUndo,
        response: { 204: z.null(), ...forManagers, 404: noSuchThing, ...notSaved },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const language = requestLanguage(request);
      const { snapshot, opened } = await openedThing(siteData, request.body.thing, language);
      const stores = { db, folder: snapshot.content.folder, measure };
      const outcome = await undoEdit(stores, staff, opened.thing.id, request.body.edit).catch((error) =>
        Promise.reject(refusal(error, language)),
      );
      if (!outcome) throw new ProblemError('not-found');
      mustBeSaved(outcome, opened, language);
      return reply.status(204).send(null);
    },
  );
}
