import type { Example, Examples } from '../examples.ts';
import { type ExampleTexts, exampleTexts } from '../testing/example-texts.ts';
import { Notice, type NoticeProps } from './notice.tsx';

const notice =
  (tone: NoticeProps['tone'], text: keyof ExampleTexts, title?: keyof ExampleTexts): Example['render'] =>
  ({ language }) => {
    const texts = exampleTexts(language);
    return (
      <Notice tone={tone} title={title && texts[title]}>
        <p>{texts[text]}</p>
      </Notice>
    );
  };

export const examples: Examples = {
  info: notice('info', 'info'),
  success: notice('success', 'sent', 'sentTitle'),
  warning: notice('warning', 'sold', 'soldTitle'),
  danger: notice('danger', 'notSent'),
  'title alone': ({ language }) => <Notice tone="success" title={exampleTexts(language).sent} />,
  'long text': ({ language }) => {
    const { sold, info, house, soldTitle } = exampleTexts(language);
    return (
      <Notice tone="warning" title={soldTitle}>
        <p>{[house, sold, info, sold].join('. ')}</p>
      </Notice>
    );
  },
};
