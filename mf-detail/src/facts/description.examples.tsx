import type { Example, Examples } from '@facade/section-kit/testing';
import type { Language } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { Description } from './description.tsx';

const { paragraphs } = sampleProperty().description;

const description =
  (texts: string[], language?: Language): Example['render'] =>
  (page) => <Description description={{ paragraphs: texts, language: language ?? page.language }} />;

export const examples: Examples = {
  'in the visitor’s language': description(paragraphs),
  'in another language': (page) => (
    <Description description={{ paragraphs, language: page.language === 'nl' ? 'fr' : 'nl' }} />
  ),
  'long text': description([...paragraphs, ...paragraphs.map((text) => `${text} ${paragraphs.join(' ').repeat(4)}`)]),
};
