import type { Example, Examples } from '@facade/section-kit/testing';
import { ConsentCard } from './consent-card.tsx';

/** The document says whether the card is displayed. */
const ask = () => {
  document.documentElement.dataset.consent = 'ask';
};
const askInDetail = (around: HTMLElement) => {
  ask();
  around.querySelector<HTMLElement>('.change')?.click();
};

const card: Example['render'] = () => <ConsentCard />;

export const examples: Examples = {
  'at first': { render: card, play: ask, height: 360 },
  'with the details': { render: card, play: askInDetail, height: 820 },
  'a button, hovered': { render: card, play: ask, hover: '.actions button', height: 360 },
  'a button with the focus': { render: card, play: ask, focus: '.actions button', height: 360 },
};
