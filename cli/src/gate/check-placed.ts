import { mismatches, shapeOfValue } from '@facade/platform/contract';
import { nameOf } from './check-exposes.ts';
import type { LiveSite } from './running/live-contracts.ts';

/** A fragment that a page or fragment of the candidate placed during rendering, with real data. */
export interface Placed {
  /** Such as `mf-forms/contact`. */
  id: string;
  props: unknown;
  /** Expose that placed it. */
  by: string;
}

/** Props that a live fragment does not accept, whatever the types of the candidate are. */
export function checkPlaced(placed: Placed[], { others }: Pick<LiveSite, 'others'>): string[] {
  const problems = placed.flatMap(({ id, props, by }) => {
    const [section, fragment = ''] = id.split('/');
    return others.flatMap((owner) => {
      const wanted = owner.section === section ? owner.contract?.fragments[fragment] : undefined;
      if (wanted === undefined) return [];
      return mismatches(wanted, shapeOfValue(props)).map(
        (problem) => `${by} places ${id} wrongly for ${nameOf(owner)}: prop ${problem}`,
      );
    });
  });
  return [...new Set(problems)];
}
