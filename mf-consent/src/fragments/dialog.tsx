import { defineFragment } from '@facade/section-kit';
import { ConsentCard } from '../components/consent-card.tsx';

export const fragment = defineFragment({ Component: ConsentCard });
