import { LANGUAGES } from '@facade/shared-domain/model';
import { SETTINGS_ELEMENT } from '../messages/frame-settings.ts';
import { frameDocument } from './frame-document.ts';

const none = { tileUrl: '', attribution: '', base: null };

test.each(LANGUAGES)('in %s has every text', (language) => {
  const { title, body } = frameDocument(language, none);
  expect(title).not.toBe('');
  expect(body).not.toContain('undefined');
});

test('credits OpenStreetMap, or the provider of the tiles', () => {
  expect(frameDocument('nl', none).body).toContain('href="https://www.openstreetmap.org/copyright"');
  const tiles = { ...none, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <Tiles>' };
  expect(frameDocument('nl', tiles).body).toContain('© &lt;Tiles&gt;');
});

test('contains its settings, escaped within their element', () => {
  const { body } = frameDocument('nl', { ...none, attribution: '</script><script>alert(1)</script>' });
  expect(body).toContain(`id="${SETTINGS_ELEMENT}"`);
  expect(body.match(/<script/g)).toHaveLength(1);
});
