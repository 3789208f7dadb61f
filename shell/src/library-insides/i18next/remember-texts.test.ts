import i18next from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { rememberTexts } from './remember-texts.ts';

function Title() {
  return useTranslation('shell').t('title');
}

test('the `t` of a component caches: react-i18next gets it from `getFixedT`', () => {
  const instance = i18next.createInstance();
  instance.init({
    lng: 'nl',
    ns: ['shell'],
    initAsync: false,
    resources: { nl: { shell: { title: 'Titel' } } },
    showSupportNotice: false,
  } as never);
  const texts = rememberTexts(instance);
  const render = () => renderToString(createElement(I18nextProvider, { i18n: texts }, createElement(Title)));
  expect(render()).toBe('Titel');
  texts.addResourceBundle('nl', 'shell', { title: 'Anders' }, true, true);
  expect(render()).toBe('Titel');
});
