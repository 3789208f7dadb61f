/** Projects, categories, towns and the search index, as schemas. */
import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';
import { language } from '../../http/index.ts';
import { nearby } from './nearby.ts';
import { agent, description, documentFile, location, paths, picture, unit } from './property.ts';

export const counts = z.object({ sale: z.int(), rent: z.int() }) satisfies z.ZodType<model.Counts>;

export const category = z.object({ id: z.int(), name: z.string(), counts }) satisfies z.ZodType<model.Category>;

export const city = z.object({
  name: z.string(),
  label: z.string(),
  aliases: z.array(z.string()),
  zip: z.string(),
  counts,
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
}) satisfies z.ZodType<model.City>;

export const searchProperty = z.object({
  id: z.int(),
  path: z.string(),
  city: z.string(),
  zip: z.string(),
  typeName: z.string(),
  title: z.string(),
  picture: picture.nullable(),
}) satisfies z.ZodType<model.SearchProperty>;

export const projectSummary = z.object({
  id: z.int(),
  path: z.string(),
  name: z.string(),
  city: z.string(),
  zip: z.string(),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  unitCount: z.int(),
  availableCount: z.int(),
  optionCount: z.int(),
  deliveryAt: z.string().nullable(),
  pictures: z.array(picture),
  location: location.nullable(),
}) satisfies z.ZodType<model.ProjectSummary>;

export const projectPage = z.object({
  items: z.array(projectSummary),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
}) satisfies z.ZodType<model.ProjectPage>;

export const projectDetail = projectSummary.extend({
  description,
  units: z.array(unit).describe('500 at most, in the order of their numbers; available units come first'),
  paths,
  documents: z.array(z.object({ title: z.string(), language: language.optional(), file: documentFile.optional() })),
  agent,
  nearby: nearby.nullable(),
}) satisfies z.ZodType<model.ProjectDetail>;
