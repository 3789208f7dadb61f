import type { PictureOrder } from '../../pictures/scene.ts';
import type { Pair } from '../plan/entry.ts';
import { NOUNS } from './words.ts';

type PictureKind = PictureOrder['kind'];

const ROOMS: Record<Exclude<PictureKind, 'facade' | 'rear' | 'land'>, Pair> = {
  garden: ['Tuin', 'Jardin'],
  living: ['Woonkamer', 'Séjour'],
  kitchen: ['Keuken', 'Cuisine'],
  bedroom: ['Slaapkamer', 'Chambre'],
  bathroom: ['Badkamer', 'Salle de bains'],
  terrace: ['Terras', 'Terrasse'],
  office: ['Kantoor', 'Bureau'],
  shop: ['Winkelruimte', 'Surface commerciale'],
  warehouse: ['Binnenzicht van de hal', 'Intérieur du hall'],
  garage: ['Binnenzicht van de garage', 'Intérieur du garage'],
  stairs: ['Trappenhuis', 'Cage d’escalier'],
  plan: ['Grondplan', 'Plan'],
  street: ['Straatbeeld', 'Vue de la rue'],
  'interior-empty': ['Lege ruimte', 'Pièce vide'],
};

/** What a picture shows. A second picture of the same kind is numbered. */
export function alternativeOf(
  { kind, building, bedrooms }: Pick<PictureOrder, 'kind' | 'building' | 'bedrooms'>,
  town: Pair,
  occurrence: number,
): Pair {
  const { nl, fr } = NOUNS[building];
  const place: Pair = town[0] === '' ? ['', ''] : [` in ${town[0]}`, ` à ${town[1]}`];
  const again = occurrence > 1 ? ` (${occurrence})` : '';
  switch (kind) {
    case 'facade':
      return [`Voorgevel: ${nl}${place[0]}${again}`, `Façade : ${fr}${place[1]}${again}`];
    case 'rear':
      return [`Achtergevel: ${nl}${place[0]}${again}`, `Façade arrière : ${fr}${place[1]}${again}`];
    case 'land':
      return [`Zicht op het perceel${place[0]}${again}`, `Vue de la parcelle${place[1]}${again}`];
    case 'plan':
      return bedrooms === 0 ? ['Grondplan van het gelijkvloers', 'Plan du rez-de-chaussée'] : ROOMS.plan;
    default:
      return [`${ROOMS[kind][0]}${again}`, `${ROOMS[kind][1]}${again}`];
  }
}
