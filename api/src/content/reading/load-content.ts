import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { type ContentProblem, pathOf, readFolder, type SourceFile, type YamlSource } from '../../kernel/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Content } from '../content.ts';
import { placesOf } from '../places.ts';
import { footerSchema, popupSchema, topBarSchema } from '../schema/chrome.ts';
import { consentSchema } from '../schema/consent.ts';
import { EXAMPLE_AGENCY, examplesIn } from '../schema/example-agency.ts';
import { fieldsFor } from '../schema/fields.ts';
import { lookSchema } from '../schema/look.ts';
import { menuSchema } from '../schema/menu.ts';
import { pageSchema } from '../schema/page.ts';
import { teamSchema, townsSchema } from '../schema/people-and-places.ts';
import { picturesSchema } from '../schema/pictures.ts';
import { type Settings, settingsSchema } from '../schema/settings.ts';
import { visitsSchema } from '../schema/visits.ts';
import { checkSections, type KnownSections } from './check-sections.ts';
import type { KnownTexts } from './check-wording.ts';
import { applyEdits, type ContentEdits } from './files/apply-edits.ts';
import { isKnown, unknownFile } from './files/known-files.ts';
import { parseFiles } from './files/parse-files.ts';
import { loadArticles } from './load-articles.ts';
import { loadMails } from './load-mails.ts';
import { loadWording } from './load-wording.ts';
import { readAreas } from './map/areas.ts';
import { readBaseMap } from './map/base-map.ts';
import { readLandmarks } from './map/landmarks.ts';
import { readRoads } from './map/roads.ts';
import { readStations } from './map/stations.ts';
import { checkTexts, type Findings } from './missing-texts.ts';
import { outlineOf } from './outline.ts';
import { readHeaderLogo } from './pictures/header-logo.ts';
import { ICON_LOGO, readLogo } from './pictures/logo.ts';
import { storedPictures } from './pictures/stored-pictures.ts';
import { publishAll } from './publish-all.ts';
import { readStyles } from './styles.ts';

/** The content, or all problems of the folder; with either, notes that do not block it. */
export type ContentResult = ({ ok: true; content: Content } | { ok: false; problems: ContentProblem[] }) & {
  notes: ContentProblem[];
};

export interface LoadOptions {
  /** Measures pictures without stated size and colour; in this process by default. */
  measure?: MeasurePicture | undefined;
  /** The texts that sections have, if the caller knows them: then `wording` is checked against them. */
  knownTexts?: KnownTexts | undefined;
  /** The live sections, if the caller knows them: then the pages and fragments that the content shows are checked. */
  knownSections?: KnownSections | undefined;
  /** Replace the text files on disk. */
  edits?: ContentEdits | undefined;
  /** Treats drafts as published; false by default. */
  unpublished?: boolean | undefined;
}

/**
 * Reads and checks the content folder. Never throws for an agency's mistakes: a missing file, a wrong field, a link to a page
 * that does not exist, an unknown language each become a problem with file and field.
 * @throws EncoderLost if a picture cannot currently be measured: the folder may be valid
 */
export async function loadContent(
  folder: string,
  { measure, knownTexts, knownSections, edits, unpublished = false }: LoadOptions = {},
): Promise<ContentResult> {
  const onDisk = await readFolder(folder);
  if (!onDisk)
    return {
      ok: false,
      problems: [{ file: folder, field: '', line: null, message: 'there is no such folder' }],
      notes: [],
    };
  const files = edits ? applyEdits(onDisk, edits) : onDisk;
  const problems = files.filter(({ file }) => !isKnown(file)).map(({ file }) => unknownFile(file));
  const sources = parseFiles(files, problems);
  if (unpublished) publishAll(sources.values());
  const outline = outlineOf(new Map([...sources].map(([file, { value }]) => [file, value])));
  const fields = fieldsFor(outline);
  const findings: Findings = { problems, notes: [], languages: outline.languages };

  const check = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const source = sources.get(file);
    // A file with a syntax error has already been reported.
    return source?.value === undefined ? undefined : checkTexts(source, schema, findings);
  };
  const required = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    if (!sources.has(file)) problems.push({ file, field: '', line: null, message: 'the file is missing' });
    return check(file, schema);
  };

  const settings = required('settings.yaml', settingsSchema(fields));
  if (settings) checkExamples(settings, findings);
  const look = required('look.yaml', lookSchema);
  const menu = required('menu.yaml', menuSchema(fields));
  const topBar = required('top-bar.yaml', topBarSchema(fields));
  const footer = required('footer.yaml', footerSchema(fields));
  const entries = required('pictures.yaml', picturesSchema(fields)) ?? [];
  const popup = check('popup.yaml', popupSchema(fields)) ?? null;
  const consent = check('consent.yaml', consentSchema(fields)) ?? {};
  const team = check('team.yaml', teamSchema(fields)) ?? [];
  const towns = check('towns.yaml', townsSchema(fields)) ?? [];
  const visits = check('visits.yaml', visitsSchema) ?? visitsSchema.parse({});
  const pages = [...sources.keys()]
    .filter((file) => file.startsWith('pages/'))
    .flatMap((file) => {
      const page = check(file, pageSchema(fields));
      return page ? [{ ...page, file }] : [];
    });
  if (
    !pages.some(({ type, path }) => type === 'home' && path === '/') &&
    !problems.some(({ file }) => file.startsWith('pages/'))
  )
    problems.push({ file: 'pages', field: 'type', line: null, message: 'no page has the path / and the type home' });
  const { articles, categories } = loadArticles(sources, fields, findings);
  const mails = loadMails(files, fields, problems);
  const wording = loadWording(sources, fields, problems, knownTexts);
  if (knownSections) for (const source of sources.values()) checkSections(source, knownSections, findings);
  const pictures = await storedPictures(folder, entries, problems, measure);
  const logo = await readLogo(folder, settings?.logo, { ...ICON_LOGO, problems, measure });
  const headerLogo = await readHeaderLogo(folder, look?.header, { problems, measure });
  const styles = await readStyles(folder, problems);
  const baseMap = await readBaseMap(folder, settings?.map.file ?? '', problems);
  const areas = await readAreas(folder, settings?.map.areas ?? '', problems);
  const stations = await readStations(folder, settings?.map.stations ?? '', problems);
  const landmarks = await readLandmarks(folder, settings?.map.landmarks ?? '', problems);
  const roads = await readRoads(folder, settings?.map.roads ?? '', problems);
  const places = placesOf({ pages, articles, categories }, problems);
  const notes = findings.notes.map((note) => located(note, sources));
  if (problems.length > 0 || !settings || !look || !menu || !topBar || !footer)
    return { ok: false, problems: problems.map((problem) => located(problem, sources)), notes };
  const revision = revisionOf(
    files,
    JSON.stringify([baseMap?.key, roads !== null, stations, landmarks, logo, headerLogo, styles, unpublished]),
  );
  const chrome = { settings, look, menu, topBar, footer, popup, consent };
  const map = { baseMap, areas, stations, landmarks, roads };
  const content = {
    ...chrome,
    team,
    towns,
    visits,
    pictures,
    logo,
    headerLogo,
    styles,
    ...map,
    categories,
    pages,
    articles,
    mails,
    wording,
    places,
  };
  return { ok: true, content: { folder: resolve(folder), revision, ...content }, notes };
}

/** Problems that are found after a file was parsed have only a field; this adds the line. */
function located(problem: ContentProblem, sources: ReadonlyMap<string, YamlSource>): ContentProblem {
  if (problem.line !== null || !problem.field) return problem;
  return { ...problem, ...sources.get(problem.file)?.positionOf(pathOf(problem.field)) };
}

/** `others`: files other than texts that pages show. */
function revisionOf(files: SourceFile[], others: string): string {
  const hash = createHash('sha256').update(others);
  for (const { file, text } of files) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** The agency's licence, numbers and addresses must be its own: on a public site an example is an error, before that a note. */
function checkExamples({ agency, public: isPublic }: Settings, { problems, notes }: Findings): void {
  const found = isPublic ? problems : notes;
  for (const field of examplesIn(agency)) {
    const message = `"${EXAMPLE_AGENCY[field]}" is an example; write your own${isPublic ? ', or `public: false`' : ' before `public: true`'}`;
    found.push({ file: 'settings.yaml', field: `agency.${field}`, line: null, message });
  }
}
