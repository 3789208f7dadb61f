import { foldName } from '@facade/shared-domain/language/fold-text';
import type { City } from '@facade/shared-domain/model';

/** Suggestions at once. */
const MOST = 12;

/** Towns whose postal code or name begins with what was typed. */
export function townsLike(towns: readonly City[], by: 'zip' | 'label', typed = ''): readonly City[] {
  const begin = foldName(typed);
  const names = (town: City) => (by === 'zip' ? [town.zip] : [town.label, town.name, ...town.aliases]);
  return towns.filter((town) => names(town).some((name) => foldName(name).startsWith(begin))).slice(0, MOST);
}

/** The value of the other field: of several towns with a postal code the one with the most homes, as its main town has. */
export function townOf(
  { zip = '', city = '' }: { zip?: string | undefined; city?: string | undefined },
  towns: readonly City[],
): { zip?: string; city?: string } | null {
  if (Boolean(zip) === Boolean(city)) return null;
  const name = foldName(city);
  const found = towns.filter((town) =>
    zip ? town.zip === zip.trim() : [town.label, town.name, ...town.aliases].some((one) => foldName(one) === name),
  );
  const [first, second] = [...found].sort((a, b) => homesIn(b) - homesIn(a));
  if (!first || (second && (city || homesIn(first) === homesIn(second)))) return null;
  return zip ? { city: first.label } : { zip: first.zip };
}

const homesIn = ({ counts }: City): number => counts.sale + counts.rent;
