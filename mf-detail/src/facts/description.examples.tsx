import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleProperty } from '../testing/sample-property.ts';
import { Description } from './description.tsx';

const { html } = sampleProperty().description;
const list = '<p>Troeven:</p><ul><li>Lift</li><li>Tuin op het <em>zuiden</em></li></ul>';

const description =
  (text: string): Example['render'] =>
  (page) => <Description description={{ html: text, summary: '', language: page.language }} />;

export const examples: Examples = {
  'in the visitor’s language': description(html),
  'with a list': description(html + list),
  'in another language': (page) => (
    <Description description={{ html, summary: '', language: page.language === 'nl' ? 'fr' : 'nl' }} />
  ),
  'long text': description(html.repeat(5) + html.replace('.', ' en verder.'.repeat(40))),
};
