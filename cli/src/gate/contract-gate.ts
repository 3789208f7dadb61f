import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT, type SectionContract } from '@facade/platform/contract';
import type { Store } from '@facade/platform/registry';
import { PATHS, ROOT } from '../workspace.ts';
import { agencyRoutes } from './agency-routes.ts';
import { checkEvents } from './check-events.ts';
import { checkExposes, nameOf } from './check-exposes.ts';
import { checkPaths } from './check-paths.ts';
import { checkShared } from './check-shared.ts';
import { checkSize } from './check-size.ts';
import { checkTexts } from './check-texts.ts';
import { readSurroundings, type Surroundings } from './live-contracts.ts';
import { runningSite } from './running-site.ts';
import { RECORDED_ANSWERS, smokeRender } from './smoke.ts';

export interface GateOptions {
  /** Folder of the shell's build; default: the checkout's. */
  shell?: string;
  /** A running site whose api the smoke render asks; default: `FACADE_SITE`, or what answers on `PORT`. */
  site?: string;
  /** Told what was looked at and found, a line at a time. */
  say?: (line: string) => void;
}

/**
 * Holds a finished build against everything that is live, canaries included. Gives what breaks and for whom, a sentence
 * each; nothing when it may be published.
 */
export async function contractGate(candidate: string, store: Store, options: GateOptions = {}): Promise<string[]> {
  const { shell = join(ROOT, PATHS.shellBuild), say = () => {} } = options;
  const contract = await readContract(candidate);
  if (contract === null)
    return ['it has no contract.json: it was built by tools from before the contract gate; build it anew'];
  const surroundings = await readSurroundings(store, contract.name, shell);
  const old = tooOld(contract, surroundings);
  // What an older contract says may mean something else now: nothing further can be concluded from it.
  if (old.length > 0) return old;
  sayWhatIsLive(surroundings, say);
  const site = options.site ?? (await runningSite());
  const refusals = [
    ...checkExposes(contract, surroundings),
    ...checkPaths(contract, surroundings.others, await agencyRoutes(site, RECORDED_ANSWERS)),
    ...checkEvents(contract, surroundings),
    ...checkShared(contract, surroundings.shell),
    ...checkTexts(contract),
    ...checkSize(contract),
  ];
  say(site ? `drawing it with data of ${site}` : 'drawing it with recorded data: no site is running');
  const { drawn, failures } = await smokeRender(candidate, contract, { shell, site });
  for (const line of drawn) say(line);
  return [...refusals, ...failures];
}

const readContract = (candidate: string): Promise<SectionContract | null> =>
  readFile(join(candidate, 'contract.json'), 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  );

function tooOld({ contract }: SectionContract, { shell }: Surroundings): string[] {
  if (shell.contracts.includes(contract)) return [];
  const which = contract < CONTRACT ? 'older' : 'newer';
  return [`it was built for contract ${contract}, ${which} than the shell understands (${shell.contracts.join(', ')})`];
}

function sayWhatIsLive({ others }: Surroundings, say: (line: string) => void): void {
  const names = others.map(nameOf);
  say(`compared with the shell${names.length > 0 ? ` and ${names.join(', ')}` : '; no other section is live'}`);
  for (const release of others.filter(({ contract }) => contract === null))
    say(`${nameOf(release)} was published without a contract: what it needs is not known`);
}
