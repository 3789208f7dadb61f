import { house, type PlanEntry, place } from './entry.ts';

/** Homes that the agency offers without publishing them, beside the 104. Nothing of their texts or places may be seen on the site. */
export const offMarket: readonly PlanEntry[] = [
  house(
    9806,
    'Ath',
    'mansion',
    1908,
    [6, 385, 1450],
    495000,
    'D',
    ['Notariswoning met ommuurde tuin', 'Ancienne maison notariale avec jardin clos'],
    [
      'De familie wil eerst de nalatenschap regelen; in de straat weet nog niemand van de verkoop.',
      'La famille règle d’abord la succession ; dans la rue, personne n’est encore au courant de la vente.',
    ],
    { offMarket: true, hideAddress: true, facts: { Garages: 2, Bathrooms: 2 } },
  ),
  house(
    9858,
    'Ellezelles',
    'farmhouse',
    1872,
    [5, 312, 11800],
    545000,
    'E',
    ['Vierkantshoeve met paardenweiden', 'Ferme en carré avec prairies pour chevaux'],
    [
      'De eigenaars fokken hier nog paarden en ontvangen alleen kandidaten die zich eerst voorstellen.',
      'Les propriétaires y élèvent encore des chevaux et ne reçoivent que les candidats qui se présentent d’abord.',
    ],
    { offMarket: true, hideAddress: true, facts: { Garages: 3 } },
  ),
  place(
    9917,
    6,
    'Lessines',
    'shop',
    1934,
    365000,
    ['Bakkerij met woonst en atelier', 'Boulangerie avec habitation et atelier'],
    [
      'De zaak draait door tot de akte, en het personeel weet nog van niets.',
      'Le commerce tourne jusqu’à l’acte, et le personnel ne sait encore rien.',
    ],
    { offMarket: true, hideAddress: true, living: 268, land: 420 },
  ),
];
