import { isGroup } from '../yaml/yaml-value.ts';
import { fieldsOf, group, localized, localizedRequired, type PlacedGroup } from './field-kinds.ts';

/** The message over the page: `popup.yaml`. */
export const popupFields = (file: string): PlacedGroup[] => {
  const field = fieldsOf(file);
  return [
    group('whole', [
      field('switch', ['enabled']),
      field('number', ['delay']),
      field('line', ['title'], localizedRequired),
      field('markdown', ['text'], localizedRequired),
      field('picture', ['picture']),
      field('line', ['link', 'label'], { ...localized, label: 'linkLabel' }),
      field('link', ['link', 'link']),
    ]),
  ];
};

/** Each item above the menu: `top-bar.yaml`. */
export const topBarFields = (file: string, value: unknown): PlacedGroup[] =>
  listOf(value).map((_, index) => {
    const field = fieldsOf(file, [index]);
    return group(
      'item',
      [
        field('choice', ['status'], { options: ['on', 'off'] }),
        field('line', ['label'], localizedRequired),
        field('link', ['link'], { isRequired: true }),
        field('choice', ['side'], { options: ['left', 'right'] }),
      ],
      { number: index + 1 },
    );
  });

/** Each column below the page, and the line under them: `footer.yaml`. */
export function footerFields(file: string, value: unknown): PlacedGroup[] {
  const columns = listOf(isGroup(value) ? value.columns : []).map((_, index) => {
    const field = fieldsOf(file, ['columns', index]);
    return group(
      'column',
      [
        field('line', ['title'], localized),
        field('text', ['intro'], localized),
        field('markdown', ['text'], localized),
        field('links', ['links']),
      ],
      { number: index + 1 },
    );
  });
  return [...columns, group('whole', [fieldsOf(file)('line', ['copyright'], localizedRequired)])];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
