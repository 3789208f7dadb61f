import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { SectionContract } from '@facade/platform/contract';
import semver from 'semver';
import { wrong } from './check-figures.ts';
import type { LiveSite } from './running/live-contracts.ts';

/** As rspack and webpack write a module that they take from the shell; minified, too. */
const CONSUMED = [
  /shareKey:\s*"(?<module>[^"]+)",[^{}]*?requiredVersion:\s*"(?<range>[^"]+)"/g,
  /requiredVersion:\s*"(?<range>[^"]+)",[^{}]*?shareKey:\s*"(?<module>[^"]+)"/g,
];

/** The scripts that browsers get: file → text. */
export async function readScripts(candidate: string): Promise<Record<string, string>> {
  const { web }: ReleaseDescriptor = JSON.parse(await readFile(join(candidate, 'release.json'), 'utf8'));
  const read = async (path: string) => [path, await readFile(join(candidate, path), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(Object.keys(web).map(read)));
}

/** Where the scripts of a build differ from its contract: the contract alone is not trusted. */
export function checkScripts(scripts: string, contract: SectionContract, live: Omit<LiveSite, 'own'>): string[] {
  return [
    ...differentShared(scripts, contract, live),
    ...unsaidGlobalStyle(scripts, contract),
    ...unsaidNames(scripts, contract, live),
  ];
}

function differentShared(scripts: string, { shared }: SectionContract, { shell }: Pick<LiveSite, 'shell'>): string[] {
  const consumed = new Map(
    CONSUMED.flatMap((form) => [...scripts.matchAll(form)]).map(({ groups: { module = '', range = '' } = {} }) => [
      module,
      range,
    ]),
  );
  return [...consumed].flatMap(([module, range]) => {
    const said = shared[module]?.range;
    if (said === undefined) return [wrong(`it does not say that a script takes ${module} from the shell`)];
    const isProvided = semver.satisfies(shell.shared[module]?.version ?? '', range);
    return said === range || isProvided ? [] : [wrong(`a script wants ${module} ${range}, not ${said}`)];
  });
}

/** By a name that minifiers keep. Other page-wide styles may come from a library and be scoped. */
function unsaidGlobalStyle(scripts: string, { shared }: SectionContract): string[] {
  const name = 'createGlobalStyle';
  const isSaid = name in (shared['styled-components']?.names ?? {});
  return scripts.includes(name) && !isSaid ? [wrong(`it does not say that a script uses ${name}`)] : [];
}

/** Events and fragments in scripts that the contract omits, and declared events that no script emits. */
function unsaidNames(
  scripts: string,
  { name, events, slots }: SectionContract,
  { shell, others }: Omit<LiveSite, 'own'>,
) {
  const isInScripts = (text: string) => ['"', "'", '`'].some((quote) => scripts.includes(quote + text + quote));
  const neighbours = [shell, ...others.flatMap(({ contract }) => contract ?? [])];
  const known = new Set(
    neighbours.flatMap((one) => [...Object.keys(one.events.emits), ...Object.keys(one.events.hears)]),
  );
  const fragments = others.flatMap(({ section, contract }) =>
    Object.keys(contract?.fragments ?? {}).map((fragment) => `${section}/${fragment}`),
  );
  const unsaid = [
    ...[...known].filter((event) => !(event in events.emits) && !(event in events.hears)),
    ...new Set(fragments.filter((id) => !(id in slots) && !id.startsWith(`${name}/`))),
  ].filter(isInScripts);
  return [
    ...unsaid.map((text) => wrong(`it does not name ${text}, which a script does`)),
    ...Object.keys(events.emits)
      .filter((event) => !isInScripts(event))
      .map((event) => wrong(`no script names the event ${event}`)),
  ];
}
