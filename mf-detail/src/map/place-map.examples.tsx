import type { Examples } from '@facade/section-kit/testing';
import { PlaceMap } from './place-map.tsx';

const marker = { label: '€ 249.000', title: 'Stadswoning, € 249.000, 7800 Aat', ribbon: null };
const location = { lat: 50.6301, lng: 3.7785, exact: true };

export const examples: Examples = {
  'an address': () => <PlaceMap location={location} exact place="7800 Ath" marker={marker} />,
  'a town': () => <PlaceMap location={{ ...location, exact: false }} exact={false} place="7800 Ath" marker={marker} />,
};
