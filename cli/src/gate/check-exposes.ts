import type { SectionContract, Shape } from '@facade/platform/contract';
import { mismatches } from '@facade/platform/contract';
import type { LiveRelease, LiveSite } from './running/live-contracts.ts';

/** Pages and fragments that others use and that the candidate lacks, or that take other props now; forms that others have. */
export function checkExposes(candidate: SectionContract, { shell, others, own }: LiveSite): string[] {
  return [
    ...missingPages(candidate, shell.routes),
    ...checkSlotsOf('the shell', shell.slots, candidate),
    ...others.flatMap((user) => checkSlotsOf(nameOf(user), user.contract?.slots ?? {}, candidate)),
    ...checkOwnSlots(candidate, others),
    ...goneQuietly(candidate, own),
    ...takenForms(candidate, others),
  ];
}

function missingPages({ name, pages }: SectionContract, routes: LiveSite['shell']['routes']): string[] {
  const asked = new Map<string, string[]>();
  for (const [kind, { section, page }] of Object.entries(routes)) {
    if (section === name && !pages.includes(page)) asked.set(page, [...(asked.get(page) ?? []), kind]);
  }
  return [...asked].map(
    ([page, kinds]) => `page "${page}" is gone: the shell shows it at every address of kind ${kinds.join(', ')}`,
  );
}

/** What `user` shows of the candidate's fragments. */
function checkSlotsOf(user: string, slots: Record<string, Shape>, { name, fragments }: SectionContract): string[] {
  return Object.entries(slots).flatMap(([id, given]) => {
    const [section, fragment = ''] = id.split('/');
    if (section !== name) return [];
    const wanted = fragments[fragment];
    if (wanted === undefined) return [`fragment "${fragment}" is gone: ${user} shows it`];
    return mismatches(wanted, given).map((problem) => `fragment "${fragment}" breaks ${user}: its prop ${problem}`);
  });
}

/** Live fragments that the candidate shows. A section that is not deployed leaves its fallback: no problem. */
function checkOwnSlots({ slots }: SectionContract, others: LiveRelease[]): string[] {
  return Object.entries(slots).flatMap(([id, given]) => {
    const [section, fragment = ''] = id.split('/');
    return others.flatMap((owner) => {
      if (owner.section !== section || !owner.contract) return [];
      const wanted = owner.contract.fragments[fragment];
      if (wanted === undefined) return [`it shows ${id}, which ${nameOf(owner)} does not have: publish that first`];
      return mismatches(wanted, given).map((problem) => `it shows ${id} wrongly for ${nameOf(owner)}: prop ${problem}`);
    });
  });
}

/** Fragments that the agency may place on its own pages, which no code shows. */
function goneQuietly({ fragments }: SectionContract, own: LiveRelease[]): string[] {
  const before = new Set(own.flatMap(({ contract }) => Object.keys(contract?.fragments ?? {})));
  return [...before]
    .filter((fragment) => !(fragment in fragments))
    .map(
      (fragment) => `fragment "${fragment}" is gone: pages that are open, and content that names it, still ask for it`,
    );
}

/** The shell knows a posted form by its name alone. */
const takenForms = ({ forms = {} }: SectionContract, others: LiveRelease[]): string[] =>
  Object.keys(forms).flatMap((form) =>
    others
      .filter(({ contract }) => Object.hasOwn(contract?.forms ?? {}, form))
      .map((other) => `the form "${form}" is taken: ${nameOf(other)} declares it`),
  );

export const nameOf = ({ section, version }: LiveRelease): string => `${section} ${version}`;
