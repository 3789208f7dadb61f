import type { Language, WebsiteFieldKind } from '@facade/shared-domain/model';
import { isGroup } from '../yaml/yaml-value.ts';
import { fieldsOf, group, type PlacedField, type PlacedGroup } from './field-kinds.ts';
import { moduleFields } from './page-fields.ts';

/** Fields of an article: those common to all languages, and a file for each language. */
export function articleFields(folder: string, value: unknown): PlacedGroup[] {
  const file = `${folder}/article.yaml`;
  const field = fieldsOf(file);
  const text = (kind: WebsiteFieldKind, name: string, isRequired = false): PlacedField => ({
    ...fieldsOf('')(kind, [name], { isLocalized: true, isRequired }),
    fileIn: (language: Language) => `${folder}/${language}.md`,
  });
  return [
    group('page', [
      field('choice', ['status'], { options: ['Published', 'Draft'] }),
      text('line', 'title', true),
      text('line', 'subtitle'),
      text('text', 'summary'),
      text('markdown', 'body', true),
      field('picture', ['picture']),
    ]),
    ...moduleFields(file, isGroup(value) ? value.modules : []),
    group('search', [
      field('switch', ['isActiveSEO']),
      text('line', 'metaTitle'),
      text('text', 'metaDescription'),
      text('line', 'breadcrumb'),
    ]),
  ];
}
