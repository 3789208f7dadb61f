import type { Examples } from '@facade/section-kit/testing';
import { PlaceMap } from './place-map.tsx';

const location = { lat: 50.6301, lng: 3.7785, exact: true };

const city = (name: string, lat: number, lng: number) => ({
  name,
  label: name,
  aliases: [name],
  zip: '7800',
  counts: { sale: 1, rent: 0 },
  location: { lat, lng },
});

const api = {
  '/cities': {
    body: [city('Ath', 50.6301, 3.7785), city('Lessines', 50.7117, 3.8336), city('Silly', 50.6489, 3.9247)],
  },
};

/** Rejects as a browser does that cannot load the code. */
const failing = async () => {
  throw new Error('not loaded');
};

export const examples: Examples = {
  'an address': { render: (page) => <PlaceMap location={location} exact place="7800 Ath" {...page} />, api },
  'a town': {
    render: (page) => <PlaceMap location={{ ...location, exact: false }} exact={false} place="7800 Ath" {...page} />,
    api,
  },
  'not loaded': (page) => <PlaceMap location={location} exact place="7800 Ath" load={failing} {...page} />,
};
