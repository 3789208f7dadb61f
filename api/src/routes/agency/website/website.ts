import { z } from 'zod';
import { refuseOtherSites } from '../../../accounts/same-site.ts';
import { memberOf } from '../../../agency/staff/member-of.ts';
import type { Api } from '../../../api.ts';
import { editThing, mustBeSaved, refusal } from '../../../content-editing/edit-thing.ts';
import { canWrite } from '../../../content-editing/store/content-files.ts';
import { listEdits, undoEdit } from '../../../content-editing/store/history.ts';
import { formOf, openThing } from '../../../content-editing/thing-form.ts';
import { listThings } from '../../../content-editing/things/list-things.ts';
import type { Db } from '../../../database/index.ts';
import type { MeasurePicture } from '../../../pictures/measure.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { requestLanguage } from '../../../problems/request-language.ts';
import { inLanguage } from '../../../schemas/parameters.ts';
import { problemAnswer } from '../../../schemas/problem.ts';
import {
  thingQuery,
  websiteAnswer,
  websiteHistory,
  websiteSave,
  websiteThingAnswer,
  websiteUndo,
} from '../../../schemas/website.ts';
import type { SiteData } from '../../../site-data.ts';
import { TIME_LIMITS } from '../../../time-limits.ts';
import { requireManager } from '../require-manager.ts';

const tags = ['agency'];
const refused = {
  401: problemAnswer('not logged in as staff'),
  403: problemAnswer('an agent: managers edit the site'),
};
const noSuchThing = problemAnswer('there is no such page or file');
const notSaved = {
  409: problemAnswer('changed meanwhile, or the content folder is read-only'),
  422: problemAnswer('fields that are not right'),
};

interface WebsiteServices {
  db: Db;
  siteData: SiteData;
  measure: MeasurePicture;
}

/** `/api/agency/website…`: what managers edit of the site, kept in the files of the content folder. */
export async function websiteRoute(api: Api, { db, siteData, measure }: WebsiteServices): Promise<void> {
  const opened = async (id: string, language: Parameters<typeof openThing>[2]) => {
    const snapshot = await siteData.current();
    const found = await openThing(snapshot, id, language).catch((error) => Promise.reject(refusal(error, language)));
    if (!found) throw new ProblemError('not-found');
    return { snapshot, found };
  };

  api.get(
    '/api/agency/website',
    {
      schema: {
        tags,
        summary: 'What of the site can be edited',
        querystring: inLanguage,
        response: { 200: websiteAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const staff = await requireManager(db, request, reply);
      const { content, enabled } = await siteData.current();
      const things = listThings(content, enabled, request.query.lang);
      return { staff: memberOf(staff), things, canWrite: await canWrite(content.folder) };
    },
  );

  api.get(
    '/api/agency/website/thing',
    {
      schema: {
        tags,
        summary: 'A page, article or file of the site as a form',
        querystring: thingQuery,
        response: { 200: websiteThingAnswer, ...refused, 404: noSuchThing },
      },
    },
    async (request, reply) => {
      const staff = await requireManager(db, request, reply);
      const { id, lang } = request.query;
      const { snapshot, found } = await opened(id, lang);
      const { content } = snapshot;
      return { staff: memberOf(staff), ...formOf(found, content, lang), canWrite: await canWrite(content.folder) };
    },
  );

  api.get(
    '/api/agency/website/history',
    {
      schema: {
        tags,
        summary: 'Who changed it when, and which lines',
        querystring: thingQuery,
        response: { 200: websiteHistory, ...refused, 404: noSuchThing },
      },
    },
    async (request, reply) => {
      const staff = await requireManager(db, request, reply);
      const { id, lang } = request.query;
      const { snapshot, found } = await opened(id, lang);
      const edits = await listEdits({ db, folder: snapshot.content.folder }, id);
      return { staff: memberOf(staff), thing: found.thing, edits };
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
        response: { 204: z.null(), ...refused, 404: noSuchThing, ...notSaved },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const staff = await requireManager(db, request, reply);
      const language = requestLanguage(request);
      const { thing, ...typed } = request.body;
      const { snapshot, found } = await opened(thing, language);
      const stores = { db, folder: snapshot.content.folder, measure };
      await editThing(stores, staff, found, typed, language);
      return reply.status(204).send(null);
    },
  );

  api.post(
    '/api/agency/website/undo',
    {
      config: { deadline: TIME_LIMITS.editAnswer },
      schema: {
        tags,
        summary: 'Writes back what was there before an edit, where nothing newer has changed it',
        body: websiteUndo,
        response: { 204: z.null(), ...refused, 404: noSuchThing, ...notSaved },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const staff = await requireManager(db, request, reply);
      const language = requestLanguage(request);
      const { snapshot, found } = await opened(request.body.thing, language);
      const stores = { db, folder: snapshot.content.folder, measure };
      const outcome = await undoEdit(stores, staff, found.thing.id, request.body.edit).catch((error) =>
        Promise.reject(refusal(error, language)),
      );
      if (!outcome) throw new ProblemError('not-found');
      mustBeSaved(outcome, found, language);
      return reply.status(204).send(null);
    },
  );
}
