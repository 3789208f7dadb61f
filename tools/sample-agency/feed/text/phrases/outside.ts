import type { Pair } from '../../plan/entry.ts';
import type { Phrase } from '../telling.ts';
import { capital, counted, grouped, TOWARDS } from '../words.ts';

const sunny = (orientation: string | null) => orientation !== null && /south|^west/i.test(orientation);

/** Garden and terrace. */
export const gardens: readonly Phrase[] = [
  ({ facts }) =>
    facts.Garden && facts.SurfaceGarden && facts.GardenOrientation
      ? [
          `De tuin van ongeveer ${grouped(facts.SurfaceGarden ?? 0, 'nl')} m² is op ${TOWARDS[facts.GardenOrientation][0]} gericht${facts.Terrace ? `, met een terras van ${facts.SurfaceTerrace} m² tegen het huis` : ''}.`,
          `Le jardin d’environ ${grouped(facts.SurfaceGarden ?? 0, 'fr')} m² est orienté ${TOWARDS[facts.GardenOrientation][1]}${facts.Terrace ? `, avec une terrasse de ${facts.SurfaceTerrace} m² contre la maison` : ''}.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && facts.Terrace && sunny(facts.GardenOrientation)
      ? [
          `Buiten wacht een terras van ${facts.SurfaceTerrace} m² waar de zon tot laat blijft, en daarachter ${grouped(facts.SurfaceGarden ?? 0, 'nl')} m² tuin.`,
          `Dehors, une terrasse de ${facts.SurfaceTerrace} m² où le soleil s’attarde, puis ${grouped(facts.SurfaceGarden ?? 0, 'fr')} m² de jardin.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && facts.GardenOrientation && /east$/i.test(facts.GardenOrientation)
      ? [
          `De tuin (${grouped(facts.SurfaceGarden ?? 0, 'nl')} m²) kijkt naar ${TOWARDS[facts.GardenOrientation][0]}: ’s ochtends zon, op hete dagen aangename schaduw.`,
          `Le jardin (${grouped(facts.SurfaceGarden ?? 0, 'fr')} m²) regarde ${TOWARDS[facts.GardenOrientation][1]} : du soleil le matin, une ombre bienvenue les jours de canicule.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && facts.GardenOrientation && /^north(West)?$/.test(facts.GardenOrientation)
      ? [
          `De tuin (${grouped(facts.SurfaceGarden ?? 0, 'nl')} m²) is op ${TOWARDS[facts.GardenOrientation][0]} gericht: in de zomer avondzon en een koele plek als het warm is.`,
          `Le jardin (${grouped(facts.SurfaceGarden ?? 0, 'fr')} m²) est orienté ${TOWARDS[facts.GardenOrientation][1]} : soleil du soir en été et fraîcheur quand il fait chaud.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && (facts.SurfaceGarden ?? 0) > 500
      ? [
          `Met ${grouped(facts.SurfaceGarden ?? 0, 'nl')} m² is de tuin groot genoeg voor een trampoline, een moestuin en een plek om niets te doen.`,
          `Avec ${grouped(facts.SurfaceGarden ?? 0, 'fr')} m², le jardin a de quoi loger un trampoline, un potager et un coin pour ne rien faire.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && (facts.SurfaceGarden ?? 999) <= 200
      ? [
          `Het tuintje van ${grouped(facts.SurfaceGarden ?? 0, 'nl')} m² vraagt weinig werk en geeft veel terug.`,
          `Le petit jardin de ${grouped(facts.SurfaceGarden ?? 0, 'fr')} m² demande peu d’entretien et rend beaucoup.`,
        ]
      : null,
  ({ facts }) =>
    facts.Garden && (facts.SurfaceGarden ?? 0) > 250 && facts.GardenOrientation
      ? [
          `Rond het huis ligt ${grouped(facts.SurfaceGarden ?? 0, 'nl')} m² tuin; het rustigste hoekje vindt u achteraan, aan de kant van ${TOWARDS[facts.GardenOrientation][0]}.`,
          `Autour de la maison, ${grouped(facts.SurfaceGarden ?? 0, 'fr')} m² de jardin ; le coin le plus paisible est à l’arrière, ${TOWARDS[facts.GardenOrientation][1]}.`,
        ]
      : null,
  ({ facts }) =>
    !facts.Garden && facts.Terrace && facts.TerraceOrientation
      ? [
          `Het terras van ${facts.SurfaceTerrace} m² is op ${TOWARDS[facts.TerraceOrientation][0]} gericht.`,
          `La terrasse de ${facts.SurfaceTerrace} m² est orientée ${TOWARDS[facts.TerraceOrientation][1]}.`,
        ]
      : null,
  ({ facts }) =>
    !facts.Garden && facts.Terrace
      ? [
          `Ontbijten doet u bij goed weer buiten: het terras meet ${facts.SurfaceTerrace} m².`,
          `Aux beaux jours, on déjeune dehors : la terrasse mesure ${facts.SurfaceTerrace} m².`,
        ]
      : null,
  ({ facts, subject }) =>
    subject.kind === 'apartment' && !facts.Terrace
      ? [
          'Een terras is er niet; wel grote ramen en openbaar groen in de buurt.',
          'Il n’y a pas de terrasse, mais de grandes fenêtres et de la verdure à proximité.',
        ]
      : null,
];

/** "drie wagens terechtkunnen" */
function cars(count: number): Pair {
  const [nl, fr] = counted(count, ['wagen', 'wagens'], ['véhicule', 'véhicules'], false);
  return [`${nl} terecht${count === 1 ? 'kan' : 'kunnen'}`, fr];
}

/** Garage and parking places. */
export const parkings: readonly Phrase[] = [
  ({ facts }) => {
    if (!facts.Garages) return null;
    const garages = counted(facts.Garages, ['garage', 'garages'], ['garage', 'garages'], false);
    return facts.Parkings
      ? [
          `Uw auto staat binnen (${garages[0]}) of op de oprit, waar ${cars(facts.Parkings)[0]}.`,
          `La voiture dort à l’intérieur (${garages[1]}) ou sur l’allée, qui accueille ${cars(facts.Parkings)[1]}.`,
        ]
      : [
          `${capital(garages[0])} ${facts.Garages > 1 ? 'maken' : 'maakt'} het geheel compleet.`,
          `${capital(garages[1])} complète${facts.Garages > 1 ? 'nt' : ''} l’ensemble.`,
        ];
  },
  ({ facts }) =>
    facts.Garages === 1
      ? [
          'De garage is breed genoeg om ook de fietsen kwijt te raken.',
          'Le garage est assez large pour que les vélos y trouvent aussi leur place.',
        ]
      : (facts.Garages ?? 0) > 1
        ? [
            'De garage is ruim genoeg voor meer dan één wagen, en er blijft plaats over voor een werkbank.',
            'Le garage accueille plus d’une voiture et laisse de la place pour un établi.',
          ]
        : null,
  ({ facts }) =>
    facts.Garages === 1
      ? ['De garage bereikt u droog vanuit de gang.', 'On rejoint le garage à pied sec depuis le couloir.']
      : null,
  ({ facts }) =>
    facts.Garages === 1
      ? [
          'In de garage is er naast de wagen nog plaats voor een kast met gereedschap.',
          'À côté de la voiture, le garage laisse la place d’une armoire à outils.',
        ]
      : null,
  ({ facts }) =>
    facts.Garages === 1
      ? ['De garage heeft een elektrisch bediende poort.', 'Le garage est fermé par une porte motorisée.']
      : null,
  ({ facts, subject }) =>
    subject.dwelling && !facts.Garages && !facts.Parkings
      ? [
          'Een garage is er niet; parkeren doet u in de straat, met een bewonerskaart waar dat nodig is.',
          'Pas de garage : on se gare dans la rue, avec une carte de riverain là où il en faut une.',
        ]
      : null,
  ({ facts, subject }) =>
    subject.dwelling && !facts.Garages && !facts.Parkings
      ? [
          'Parkeren kan voor de deur of op een van de gratis pleinen in de buurt.',
          'On se gare devant la porte ou sur l’une des places gratuites des environs.',
        ]
      : null,
  ({ facts }): Pair | null =>
    !facts.Garages && facts.Parkings
      ? [
          `Buiten ${facts.Parkings === 1 ? 'is er een private parkeerplaats' : `zijn er ${counted(facts.Parkings, ['', 'private parkeerplaatsen'], ['', ''])[0]}`}.`,
          `À l’extérieur, ${facts.Parkings === 1 ? 'une place de stationnement privative' : `${facts.Parkings} places de stationnement privatives`}.`,
        ]
      : null,
];
