import type { Language } from '@facade/shared-domain/model';
import type { EditingText } from '../texts/index.ts';
import { readYaml, valueAt } from '../yaml/yaml-value.ts';
import { readFields, type ThingTexts } from './read-fields.ts';
import { mainFile } from './thing.ts';

/**
 * The field that a banner of the chosen kind needs and has not, with its message; null if there is none. The site shows such a
 * banner as a colour, so the content folder may have one; whoever chooses it in the editor expects to see it.
 */
export function incompleteBanner(
  id: string,
  texts: ThingTexts,
  languages: readonly Language[],
): { field: string; text: EditingText } | null {
  const fields = readFields(id, texts, languages).flatMap((group) => group.fields);
  const isEmpty = (name: string) => fields.some((field) => field.name === name && String(field.value) === '');
  const slides = valueAt(readYaml(texts.get(mainFile(id)) ?? '')?.value, ['banner', 'slides']);
  const hasSlides = Array.isArray(slides) && slides.length > 0;
  const type = fields.find(({ name }) => name === 'banner.type')?.value;
  const needsPicture = type === 'image' || (type === 'gallery' && !hasSlides);
  if (needsPicture && isEmpty('banner.pictures')) return { field: 'banner.pictures', text: 'bannerPicture' };
  if (type === 'video' && isEmpty('banner.videoUrl')) return { field: 'banner.videoUrl', text: 'address' };
  return null;
}
