import { defineFragment } from '@facade/platform/section';
import { ConsentCard } from '../components/consent-card.tsx';

export const fragment = defineFragment({ Component: ConsentCard });
