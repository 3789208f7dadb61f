import type { Random } from '../../pictures/random.ts';
import type { Subject } from '../facts/subject.ts';
import { kilometresBetween, localityOf } from '../localities.ts';
import type { Pair } from '../plan/entry.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import { of } from './words.ts';

/** What the phrases are told from. */
export interface Telling {
  subject: Subject;
  facts: PropertyFacts;
  /** "in Rebaix, op zo’n 4 km van Aat" */
  where: Pair;
  /** The same inside a sentence: closed by a comma where it holds one. */
  within: Pair;
  /** "Rebaix" in the language. */
  town: Pair;
}

/** One sentence (or two that belong together); null where it would not be true of the property. */
export type Phrase = (telling: Telling) => Pair | null;

function whereOf({ entry, locality }: Subject): Pair {
  if (!locality)
    return entry.zip
      ? ['in de streek van Edingen', 'dans la région d’Enghien']
      : ['in een landelijke gemeente van Henegouwen', 'dans une commune rurale du Hainaut'];
  const ath = localityOf('Ath');
  const kilometres = ath ? Math.round(kilometresBetween(locality, ath) * 1.25) : 0;
  if (locality.nameFr === 'Ath' || kilometres > 22 || kilometres < 1)
    return [`in ${locality.nameNl}`, `à ${locality.nameFr}`];
  const home = localityOf(locality.municipality === 'Ath' ? 'Ath' : locality.nameFr);
  return home === locality
    ? [`in ${locality.nameNl}`, `à ${locality.nameFr}`]
    : [
        `in ${locality.nameNl}, op zo’n ${kilometres} km van het centrum van Aat`,
        `à ${locality.nameFr}, à quelque ${kilometres} km du centre ${of('Ath')}`,
      ];
}

export function tellingOf(subject: Subject, facts: PropertyFacts): Telling {
  const { locality } = subject;
  const where = whereOf(subject);
  const closed = (text: string) => (text.includes(',') ? `${text},` : text);
  return {
    subject,
    facts,
    where,
    within: [closed(where[0]), closed(where[1])],
    town: locality ? [locality.nameNl, locality.nameFr] : ['de streek', 'la région'],
  };
}

/** Deals phrases so that each is used about as often as the others: 104 texts do not begin alike. */
export interface Dealer {
  /** One applicable phrase of the group not in `spoken` yet, the least used one first. */
  deal(group: readonly Phrase[], telling: Telling, spoken: Set<Phrase>): Pair | null;
}

export function createDealer(): Dealer {
  const used = new Map<Phrase, number>();
  return {
    deal(group, telling, spoken) {
      const random: Random = telling.subject.random.fork(`deal-${spoken.size}`);
      const options = group
        .filter((phrase) => !spoken.has(phrase))
        .map((phrase) => ({ phrase, said: phrase(telling), order: (used.get(phrase) ?? 0) + random.next() * 0.9 }))
        .flatMap(({ said, ...option }) => (said ? [{ ...option, said }] : []));
      const best = options.toSorted((a, b) => a.order - b.order)[0];
      if (!best) return null;
      spoken.add(best.phrase);
      used.set(best.phrase, (used.get(best.phrase) ?? 0) + 1);
      return best.said;
    },
  };
}
