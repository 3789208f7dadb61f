import { isGroup } from '../yaml/yaml-value.ts';
import { fieldsOf, group, localized, localizedRequired, type PlacedGroup } from './field-kinds.ts';

const BANNERS = ['image', 'gallery', 'video', 'properties', 'projects', 'color', 'none'];
const STATES = ['Published', 'Draft'];

/** The site requires the pages of these types. */
const NEEDED = ['home', 'sale-list', 'rent-list', 'project-list', 'login', 'owner', 'feedback'];

/** Fields of a file of the folder `pages`. */
export function pageFields(file: string, value: unknown): PlacedGroup[] {
  const field = fieldsOf(file);
  const banner = fieldsOf(file, ['banner']);
  const page = isGroup(value) ? value : {};
  const canBeDraft = !NEEDED.includes(String(page.type));
  return [
    group('page', [
      canBeDraft && field('choice', ['status'], { options: STATES }),
      field('line', ['title'], localizedRequired),
      field('text', ['intro'], localized),
      field('line', ['breadcrumb'], localized),
    ]),
    group('banner', [
      banner('choice', ['type'], { options: BANNERS, label: 'bannerType', implied: 'color' }),
      banner('pictures', ['pictures']),
      banner('address', ['videoUrl']),
      banner('color', ['color']),
      banner('line', ['title'], { ...localized, label: 'bannerTitle' }),
      banner('text', ['description'], { ...localized, label: 'bannerText' }),
    ]),
    ...moduleFields(file, page.modules),
    group('search', [
      field('switch', ['metadata', 'isActiveSEO']),
      field('line', ['metadata', 'title'], { ...localized, label: 'metaTitle' }),
      field('text', ['metadata', 'description'], { ...localized, label: 'metaDescription' }),
    ]),
  ];
}

/** Fields of each block of a page or an article. */
export const moduleFields = (file: string, modules: unknown): PlacedGroup[] =>
  (Array.isArray(modules) ? modules : []).map((module, index) => {
    const field = fieldsOf(file, ['modules', index]);
    const show = isGroup(module) ? String(module.show) : '';
    return group(
      'module',
      [
        field('choice', ['status'], { options: STATES }),
        field('line', ['title'], localized),
        field('markdown', ['text'], { ...localized, isRequired: show === 'text' }),
        field('picture', ['picture']),
        field('line', ['link', 'label'], { ...localized, label: 'linkLabel' }),
        field('link', ['link', 'link']),
      ],
      { show, number: index + 1 },
    );
  });
