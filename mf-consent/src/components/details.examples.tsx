import type { Example, Examples } from '@facade/section-kit/testing';
import { EVERYTHING, NOTHING } from '../model/choices.ts';
import { Card } from './consent-card.style.ts';
import { Details } from './details.tsx';

const nothing = () => {};

/** The card around it styles it. */
const details =
  (ticked: typeof NOTHING): Example['render'] =>
  ({ t }) => (
    <Card aria-label={t('title')} style={{ display: 'block', position: 'static', maxHeight: 'none' }}>
      <Details id="options" ticked={ticked} onTick={nothing} onSave={nothing} />
    </Card>
  );

export const examples: Examples = {
  'nothing ticked': { render: details(NOTHING), height: 900 },
  'everything ticked': { render: details(EVERYTHING), height: 900 },
};
