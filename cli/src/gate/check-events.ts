import type { EventShapes, SectionContract } from '@facade/platform/contract';
import { mismatches } from '@facade/platform/contract';
import { nameOf } from './check-exposes.ts';
import type { LiveSite } from './running/live-contracts.ts';

/** Events that others listen to and the candidate no longer emits or emits with another payload, and the reverse. */
export function checkEvents({ events }: SectionContract, { shell, others, own }: LiveSite): string[] {
  const neighbours = [
    { who: 'the shell', events: shell.events },
    ...others.map((release) => ({ who: nameOf(release), events: release.contract?.events ?? NONE })),
  ];
  const sentBefore = new Set(own.flatMap(({ contract }) => Object.keys(contract?.events.emits ?? {})));
  return neighbours.flatMap(({ who, events: theirs }) => [
    ...Object.entries(theirs.hears).flatMap(([name, wanted]) => {
      const given = events.emits[name];
      if (given !== undefined)
        return mismatches(wanted, given).map((problem) => `event "${name}" breaks ${who}, which hears it: ${problem}`);
      const isSentByAnother = neighbours.some((neighbour) => name in neighbour.events.emits);
      return sentBefore.has(name) && !isSentByAnother ? [`event "${name}" is sent no more: ${who} hears it`] : [];
    }),
    ...Object.entries(events.hears).flatMap(([name, wanted]) => {
      const given = theirs.emits[name];
      if (given === undefined) return [];
      return mismatches(wanted, given).map(
        (problem) => `event "${name}", which ${who} sends, is heard wrongly: ${problem}`,
      );
    }),
  ]);
}

const NONE: EventShapes = { emits: {}, hears: {} };
