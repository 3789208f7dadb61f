import type { Example, Examples } from '@facade/section-kit/testing';
import { Card } from './consent-card.style.ts';
import { Option } from './option.tsx';

/** The card around it styles it. */
const option = (checked: boolean, onChange?: () => void): Example<'mf-consent'> => ({
  render: ({ t }) => (
    <Card aria-label={t('title')} style={{ display: 'block', position: 'static' }}>
      <Option
        title={t('options.analyticsStorage.title')}
        text={t('options.analyticsStorage.text')}
        checked={checked}
        onChange={onChange}
      />
    </Card>
  ),
});

const nothing = () => {};

export const examples: Examples<'mf-consent'> = {
  'not ticked': option(false, nothing),
  ticked: option(true, nothing),
  'cannot be changed': option(true),
  'with the focus': { ...option(false, nothing), focus: 'input' },
};
