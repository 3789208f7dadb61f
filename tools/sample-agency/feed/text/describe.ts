import type { Pair } from '../plan/entry.ts';
import { annuities, closings, leases } from './phrases/closings.ts';
import { apartmentOpenings, houseOpenings } from './phrases/openings.ts';
import { gardens, parkings } from './phrases/outside.ts';
import {
  businessFacts,
  businessOpenings,
  garageOpenings,
  landOpenings,
  landRules,
  newBuilds,
} from './phrases/places.ts';
import { dayRooms, nightRooms, spareRooms } from './phrases/rooms.ts';
import { comforts, energies, warnings } from './phrases/technique.ts';
import { TOWNS } from './phrases/towns.ts';
import type { Dealer, Phrase, Telling } from './telling.ts';

type Group = readonly Phrase[];

/** The sentence a person wrote for this property. */
const detail: Group = [({ subject }) => subject.entry.detail];

/** Sentences on the town become phrases once, so that the dealer can count them. */
const townPhrases = new Map<string, Group>(
  Object.entries(TOWNS).map(([town, pairs]) => [town, pairs.map((pair) => () => pair)]),
);

function townOf({ subject: { locality, kind } }: Telling): Group {
  if (!locality) return [];
  const { municipality, nameFr } = locality;
  if (municipality !== 'Ath') return townPhrases.get(municipality) ?? [];
  if (kind === 'investment') return townPhrases.get('rental') ?? [];
  if (kind === 'commerce' || kind === 'other') return townPhrases.get('business') ?? [];
  return townPhrases.get(nameFr === 'Ath' ? 'Ath' : 'village') ?? [];
}

/** Paragraphs as groups to deal from; a repeated group deals another sentence. */
function outlineOf(telling: Telling): readonly (readonly Group[])[] {
  const { kind, entry, random } = telling.subject;
  const town = townOf(telling);
  const end = [town, closings];
  const technique = [energies, comforts, warnings];
  switch (kind) {
    case 'house': {
      const inside = [dayRooms, nightRooms, spareRooms];
      const outside = [gardens, parkings];
      const middle = random.fork('outline').pick([
        [inside, outside, technique],
        [inside, [...outside, ...technique]],
        [outside, inside, technique],
      ]);
      return [
        [houseOpenings, detail],
        ...(entry.webId === 10 ? [[annuities]] : []),
        ...middle,
        [...(entry.goal === 'rent' ? [leases] : []), ...end],
      ];
    }
    case 'apartment':
      return [
        [apartmentOpenings, detail],
        [dayRooms, nightRooms, spareRooms, gardens],
        [energies, comforts, ...(entry.goal === 'rent' ? [leases] : [warnings])],
        end,
      ];
    case 'newApartment':
      return [[apartmentOpenings, detail], [dayRooms, nightRooms, gardens], [newBuilds, newBuilds], end];
    case 'land':
      return [[landOpenings, detail], [landRules, landRules], end];
    case 'garage':
      return [
        [garageOpenings, detail],
        [...(entry.goal === 'rent' ? [leases] : []), closings],
      ];
    default:
      return [
        [businessOpenings, detail],
        [businessFacts, businessFacts, ...(telling.subject.dwelling ? [energies] : [])],
        ...(entry.goal === 'rent' ? [[leases]] : []),
        end,
      ];
  }
}

/** Description in both languages: plain text, paragraphs separated by an empty line. `''` where the agency wrote none. */
export function describe(telling: Telling, dealer: Dealer): Pair {
  const spoken = new Set<Phrase>();
  const paragraphs = outlineOf(telling)
    .map((groups) => groups.flatMap((group) => dealer.deal(group, telling, spoken) ?? []))
    .map(
      (said) =>
        [said.filter((_, at) => at % 2 === 0).join(' '), said.filter((_, at) => at % 2 === 1).join(' ')] as const,
    )
    .filter(([nl]) => nl !== '');
  const silent = telling.subject.entry.undescribed ?? [];
  return [
    silent.includes('nl') ? '' : paragraphs.map(([nl]) => nl).join('\n\n'),
    silent.includes('fr') ? '' : paragraphs.map(([, fr]) => fr).join('\n\n'),
  ];
}
