import type { Examples } from '@facade/section-kit/testing';
import { SharePanel } from './share-panel.tsx';

export const examples: Examples = {
  'of a property': () => (
    <SharePanel title="Herenhuis met stadstuin" path="/nl/te-koop/ath/woning/4321/" friend="/nl/doorsturen/4321/" />
  ),
};
