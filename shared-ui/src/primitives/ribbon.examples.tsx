import type { Ribbon as RibbonData } from '@facade/shared-domain/model';
import type { Example, Examples } from '../examples.ts';
import { type ExampleTexts, exampleTexts } from '../testing/example-texts.ts';
import { Ribbon } from './ribbon.tsx';

const ribbon =
  (tone: RibbonData['tone'], text: keyof ExampleTexts): Example['render'] =>
  ({ language }) => <Ribbon ribbon={{ id: 1, label: exampleTexts(language)[text], tone, showOnMap: false }} />;

export const examples: Examples = {
  positive: ribbon('positive', 'fresh'),
  neutral: ribbon('neutral', 'fresh'),
  attention: ribbon('attention', 'option'),
  closed: ribbon('closed', 'soldTitle'),
  'long text': ribbon('positive', 'reduced'),
};
