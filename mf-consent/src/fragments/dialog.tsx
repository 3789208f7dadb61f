import { defineFragment } from '@facade/section-kit';
import { ConsentCard } from '../question/consent-card.tsx';

export const fragment = defineFragment({ Component: ConsentCard });
