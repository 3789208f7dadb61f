import type { Dossier } from '../dossier.ts';
import type { Building } from '../facade/mass.ts';
import type { PictureOrder } from '../scene.ts';
import { apartmentBlock, newApartment } from './apartments.ts';
import { bungalow } from './bungalow.ts';
import { detached } from './detached.ts';
import { farmhouse } from './farmhouse.ts';
import { mansion } from './mansion.ts';
import { semiDetached } from './semi-detached.ts';
import { terraced } from './terraced.ts';
import { garage, shop, warehouse } from './trade.ts';
import { villa } from './villa.ts';

const BUILDERS: Record<PictureOrder['building'], (dossier: Dossier) => Building> = {
  terraced,
  'semi-detached': semiDetached,
  detached,
  farmhouse,
  villa,
  bungalow,
  'apartment-block': apartmentBlock,
  'new-apartment': newApartment,
  mansion,
  shop,
  warehouse,
  garage,
  // What may be built on a plot: shown faintly, never as if it stood there.
  land: detached,
};

/** The building of a property; the same one every time it is asked for. */
export const build = (dossier: Dossier): Building => BUILDERS[dossier.building](dossier);
