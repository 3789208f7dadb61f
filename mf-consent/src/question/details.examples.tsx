import type { Example, Examples } from '@facade/section-kit/testing';
import { EVERYTHING, NOTHING } from '../choices/choices.ts';
import { Card } from './consent-card.style.ts';
import { Details } from './details.tsx';

const nothing = () => {};

/** The card around it styles it. */
const details =
  (ticked: typeof NOTHING): Example<'mf-consent'>['render'] =>
  ({ t }) => (
    <Card aria-label={t('title')} style={{ display: 'block', position: 'static', maxHeight: 'none' }}>
      <Details id="options" ticked={ticked} onTick={nothing} onSave={nothing} />
    </Card>
  );

export const examples: Examples<'mf-consent'> = {
  'nothing ticked': { render: details(NOTHING), height: 900 },
  'everything ticked': { render: details(EVERYTHING), height: 900 },
};
