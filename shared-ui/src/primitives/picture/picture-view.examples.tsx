import type { Language, Picture } from '@facade/shared-domain/model';
import type { Example, Examples } from '../../examples.ts';
import { exampleTexts } from '../../testing/example-texts.ts';
import { PictureView, type PictureViewProps } from './picture-view.tsx';

const picture = (language: Language): Picture => ({
  id: 'front',
  width: 1600,
  height: 1200,
  alt: exampleTexts(language).front,
  color: '#b9c9bd',
});

const inBox =
  (ratio: PictureViewProps['ratio']): Example['render'] =>
  ({ language }) => (
    <div style={{ maxWidth: 420 }}>
      <PictureView picture={picture(language)} ratio={ratio} sizes="420px" />
    </div>
  );

export const examples: Examples = {
  'four by three': inBox('4/3'),
  'sixteen by nine': inBox('16/9'),
  square: inBox('1/1'),
  'of its own proportions': inBox('free'),
  'on its way: the average colour': ({ language }) => (
    <div style={{ maxWidth: 420 }}>
      <PictureView picture={{ ...picture(language), id: 'missing', alt: '' }} sizes="420px" />
    </div>
  ),
};
