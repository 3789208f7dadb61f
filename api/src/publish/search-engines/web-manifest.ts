import type { Content } from '../../content/index.ts';
import { ICONS, paletteOf } from '../../site/index.ts';

/** The web app manifest, which makes the site installable. */
export function webManifest(content: Content) {
  const { primary, paper } = paletteOf(content);
  const { agency, languageDefault } = content.settings;
  return {
    id: '/',
    name: agency.name,
    short_name: agency.name.length <= 12 ? agency.name : (agency.name.split(/\s/)[0] ?? agency.name).slice(0, 12),
    lang: languageDefault,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: primary,
    background_color: paper,
    icons: Object.entries(ICONS)
      .filter(([, { purpose }]) => purpose !== 'opaque')
      .map(([src, { size, purpose }]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  };
}
