import type { Language, WebsiteThing, WebsiteThingAnswer } from '@facade/shared-domain/model';
import type { Content } from '../../content/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { readContentFiles } from './store/content-files.ts';
import { versionOf } from './store/version.ts';
import type { PlacedField } from './things/field-kinds.ts';
import { listThings } from './things/list-things.ts';
import { readFields, type ThingTexts } from './things/read-fields.ts';
import { filesOf, groupsOf, mainFile } from './things/thing.ts';
import { readYaml } from './yaml/yaml-value.ts';

/** An editable thing of the site with its files. */
export interface OpenThing {
  thing: WebsiteThing;
  texts: ThingTexts;
  version: string;
  fields: PlacedField[];
  languages: Language[];
}

/** Reads the thing with this id from disk; null if there is none. */
export async function openThing(snapshot: Snapshot, id: string, language: Language): Promise<OpenThing | null> {
  const { content } = snapshot;
  const languages = [...snapshot.enabled];
  const thing = listThings(content, languages, language).find((one) => one.id === id);
  if (!thing) return null;
  const texts = await readContentFiles(content.folder, filesOf(id, languages));
  const value = readYaml(texts.get(mainFile(id)) ?? '')?.value;
  const fields = groupsOf(id, value).flatMap((group) => group.fields);
  return { thing, texts, version: versionOf(texts), fields, languages };
}

/** The thing as a form, with the choices of its fields. */
export const formOf = (
  { thing, texts, version, languages }: OpenThing,
  content: Content,
  language: Language,
): Omit<WebsiteThingAnswer, 'staff' | 'canWrite'> => ({
  thing,
  version,
  languages,
  groups: readFields(thing.id, texts, languages),
  pictures: [...content.pictures.values()].map(({ id, alt, width, height, color }) => ({
    id,
    alt: alt?.texts[language] ?? alt?.texts[languages[0] ?? 'nl'] ?? id,
    width,
    height,
    color,
  })),
  pages: [...content.places.values()].map(({ original, source }) => ({
    path: original,
    title: titleOf(source, language, languages[0] ?? 'nl'),
  })),
});

type Source =
  Content['places'] extends ReadonlyMap<string, infer Place extends { source: unknown }> ? Place['source'] : never;

function titleOf(source: Source, language: Language, fallback: Language): string {
  if ('page' in source) {
    const { texts } = source.page.title;
    return texts[language] ?? texts[fallback] ?? source.page.path;
  }
  const { texts, folder } = source.article;
  return (texts[language] ?? texts[fallback])?.title ?? folder;
}
