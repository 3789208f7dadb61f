import type { Language } from '@facade/shared-domain/model';
import type { Examples } from '../examples.ts';
import { exampleTexts } from '../testing/example-texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const items = (language: Language, last: string) => {
  const { home, list } = exampleTexts(language);
  return [
    { label: home, path: '/' },
    { label: list, path: '/for-sale/' },
    { label: last, path: '/for-sale/1/' },
  ];
};

export const examples: Examples = {
  'three levels': ({ language }) => (
    <Breadcrumb items={items(language, exampleTexts(language).house1)} label={exampleTexts(language).here} />
  ),
  'a link, hovered': {
    render: ({ language }) => (
      <Breadcrumb items={items(language, exampleTexts(language).house1)} label={exampleTexts(language).here} />
    ),
    hover: 'a',
  },
  'long text': ({ language }) => (
    <Breadcrumb items={items(language, exampleTexts(language).house)} label={exampleTexts(language).here} />
  ),
};
