import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_REACT_CHUNK } from '@facade/platform/build/shared-modules';
import {
  mismatches,
  type Placed,
  type SectionBudget,
  type SectionContract,
  shapeOfValue,
} from '@facade/platform/contract';
import type { RegistryDocument } from '@facade/platform/registry';
import { shellBuild } from '../build/builds.ts';
import type { Refusal } from '../client/protocol.ts';
import { checkComplete } from './check-complete.ts';
import { checkEvents } from './check-events.ts';
import { checkExposes, nameOf } from './check-exposes.ts';
import { measure } from './check-figures.ts';
import { checkPaths } from './check-paths.ts';
import { checkScripts, readScripts } from './check-scripts.ts';
import { checkShared } from './check-shared.ts';
import { checkSize, kilobytes } from './check-size.ts';
import { checkStyles } from './check-styles.ts';
import { checkTextUses } from './check-text-uses.ts';
import { checkTexts } from './check-texts.ts';
import { coded } from './coded.ts';
import type { GateBrowser } from './mount/gate-browser.ts';
import { triedIn } from './mount/tried-scripts.ts';
import { type AgencyContent, agencyContent } from './running/agency-content.ts';
import { type LiveSite, type LiveStore, readLiveSite, remembering } from './running/live-contracts.ts';
import { findShell } from './running/running-shell.ts';
import { runningSite } from './running/running-site.ts';
import { RECORDED_ANSWERS, smokeRender } from './smoke.ts';

export interface GateOptions {
  /** Folder of the shell's build that renders; default: that of the workspace, or the one that came with the tools. */
  shell?: string;
  /** A running site, whose shell and api are asked; default: `FACADE_SITE`, or what answers on `PORT`. */
  site?: string;
  /** Replaces the budget that the section declares. */
  budget?: SectionBudget;
  /** In which each expose is mounted once; default: none is. */
  browser?: GateBrowser;
  /** Receives progress and findings, line by line. */
  say?: (line: string) => void;
}

export interface Verdict {
  /** What breaks and for whom, one sentence each; empty if it may be published. */
  refusals: Refusal[];
  /** The same for a later state of the registry, as far as it depends on what is live: only releases that are new in it are read. */
  refusalsIn(document: RegistryDocument): Promise<Refusal[]>;
}

/** Checks a finished build against everything that is live, including canaries. */
export async function contractGate(candidate: string, store: LiveStore, options: GateOptions = {}): Promise<Verdict> {
  const { shell = shellBuild(), say = () => {}, budget, browser } = options;
  const contract = await readContract(candidate);
  if (contract === null)
    return refused(
      coded('contract', [
        'it has no contract.json: it was built by tools older than the contract gate; build it again',
      ]),
    );
  const site = await runningSite(options.site);
  const checked = await store.registry.read();
  const { contract: own, which } = await findShell(site, checked, shell);
  const agency = await agencyContent(site, RECORDED_ANSWERS);
  const known = remembering(store);
  const meets = async (document: RegistryDocument) => ({
    agency,
    ...(await readLiveSite(known, document, contract.name, own)),
  });
  const live = await meets(checked);
  // An incomplete contract, or one of another version, allows no conclusions.
  const unreadable = [tooOld(contract, live), coded('contract', checkComplete(contract))].find(
    (refusals) => refusals.length > 0,
  );
  if (unreadable) return refused(unreadable);
  sayWhatIsLive(live, which, say);
  say(site ? `rendering it with data of ${site}` : 'rendering it with recorded data: no site is running');
  const tried = browser && (await triedIn(candidate, live.own, known));
  const mounting = browser && !tried && { browser };
  const { rendered, failures, texts, placed } = await smokeRender(candidate, contract, { shell, site, ...mounting });
  for (const line of rendered) say(line);
  if (tried) say(`not mounted in a browser: apart from texts its scripts are those of ${tried.version}`);
  const measured = await measure(candidate, contract);
  sayPrice(contract, measured.bytes, say);
  const scripts = await readScripts(candidate);
  return {
    refusals: [
      ...checkSources(contract),
      ...againstLive(contract, placed, live),
      ...coded('texts', checkTexts(contract)),
      ...coded('texts', texts ? checkTextUses(contract, texts) : []),
      ...coded('size', checkSize({ bytes: measured.bytes, budget: budget ?? contract.budget }, measured.descriptor)),
      ...coded('figures', measured.refusals),
      ...coded('scripts', checkScripts(Object.values(scripts).join('\n'), contract, live)),
      ...coded('styles', checkStyles(scripts)),
      ...coded('render', failures),
    ],
    async refusalsIn(document) {
      if (document.extras.revision === checked.extras.revision) return [];
      const later = await meets(document);
      return [...tooOld(contract, later), ...againstLive(contract, placed, later)];
    },
  };
}

const refused = (refusals: Refusal[]): Verdict => ({ refusals, refusalsIn: async () => refusals });

/** Checks whose result depends on other publications or the shell. */
const againstLive = (
  contract: SectionContract,
  placed: Placed[],
  live: LiveSite & { agency: AgencyContent },
): Refusal[] => [
  ...coded('exposes', checkExposes(contract, live)),
  ...coded('paths', checkPaths(contract, live.others, live.agency.routes)),
  ...coded('events', checkEvents(contract, live)),
  ...coded('shared', checkShared(contract, live.shell)),
  ...coded('props', checkPlaced(placed, live)),
  ...coded('content', checkContent(contract, live.agency)),
];

const readContract = (candidate: string): Promise<SectionContract | null> =>
  readFile(join(candidate, 'contract.json'), 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  );

function tooOld({ contract }: SectionContract, { shell }: LiveSite): Refusal[] {
  if (shell.contracts.includes(contract)) return [];
  const which = contract < Math.max(...shell.contracts) ? 'older' : 'newer';
  const numbers = shell.contracts.join(', ');
  return coded('contract', [`it was built for contract ${contract}, ${which} than the shell understands (${numbers})`]);
}

/** What visitors load for a React that a section brings beside the shell's. */
function sayPrice({ ownReact }: SectionContract, { files }: SectionContract['bytes'], say: (line: string) => void) {
  const size = Object.entries(files).find(([file]) => file.startsWith(`${OWN_REACT_CHUNK}.`))?.[1];
  if (size === undefined) return;
  say(`it brings React ${ownReact}: ${kilobytes(size)} that visitors load beside the shell's`);
}

function sayWhatIsLive({ others }: LiveSite, which: string, say: (line: string) => void): void {
  const names = others.map(nameOf);
  say(`compared with ${which}`);
  say(names.length > 0 ? `and with ${names.join(', ')}` : 'and with nothing else: no other section is live');
  for (const release of others.filter(({ contract }) => contract === null))
    say(`${nameOf(release)} was published without a contract: its requirements are unknown`);
}

/** Errors that the build found in the sources: type errors, and styles that reach beyond the section. */
function checkSources({
  shared,
  typeErrors,
  globalStyles,
}: Pick<SectionContract, 'shared' | 'typeErrors' | 'globalStyles'>): Refusal[] {
  const creator = shared['styled-components']?.names.createGlobalStyle;
  const styles = [...globalStyles, ...(creator ? [`${creator} uses createGlobalStyle`] : [])];
  return [
    ...coded(
      'type-error',
      typeErrors.map((error) => `type error in ${error}`),
    ),
    ...coded(
      'styles',
      styles.map((style) => `${style}: it would style other sections, too; use styled components instead`),
    ),
  ];
}

/** Props that a live fragment does not accept, whatever the types of the candidate are. */
function checkPlaced(placed: Placed[], { others }: Pick<LiveSite, 'others'>): string[] {
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

/** Fragments that the agency's content shows with props that the candidate does not accept. */
function checkContent({ name, fragments }: SectionContract, { placed }: AgencyContent): string[] {
  return placed.flatMap(({ id, props, page }) => {
    const [section, fragment = ''] = id.split('/');
    const wanted = section === name ? fragments[fragment] : undefined;
    if (wanted === undefined) return [];
    return mismatches(wanted, shapeOfValue(props)).map(
      (problem) => `fragment "${fragment}" breaks ${page} of the agency's content: its prop ${problem}`,
    );
  });
}
