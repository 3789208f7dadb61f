import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';
import { describedRelease } from '@facade/platform/described-release';
import { readBuild } from '@facade/platform/registry';
import type { z } from 'zod';
import { LARGEST_FILE } from '../../client/protocol.ts';
import { readDescription } from '../../registry-service/uploads/description.ts';
import { measure } from '../check-figures.ts';
import { readScripts } from '../check-scripts.ts';
import type { GateBrowser } from '../mount/gate-browser.ts';
import { smokeRender } from '../smoke.ts';
import { CONTRACT_FORMAT } from './contract-format.ts';
import { RELEASE_FORMAT } from './release-format.ts';
import { type ReadScript, readScript } from './script-imports.ts';

/** A rule of the release format (docs/release-format.md), and where a build breaks it. */
export interface Point {
  rule: string;
  problems: string[];
  /** What was tried, one line each. */
  tried?: string[];
}

export interface ConformanceOptions {
  /** Folder of the shell's build that renders. */
  shell: string;
  /** In which each expose is mounted once. */
  browser: GateBrowser;
}

/**
 * Tries a finished build by any tool, rule by rule. Ends with the first broken rule that the later ones build on; what is live on a site, and
 * the size of a budget, are for the gate.
 */
export async function* conformance(folder: string, options: ConformanceOptions): AsyncGenerator<Point, void> {
  const [release, contract] = await Promise.all(['release.json', 'contract.json'].map((file) => jsonOf(folder, file)));
  const invalid = [
    ...invalidIn('release.json', release, RELEASE_FORMAT),
    ...invalidIn('contract.json', contract, CONTRACT_FORMAT),
  ];
  yield { rule: 'release.json and contract.json are valid by their schemas', problems: invalid };
  if (invalid.length > 0) return;
  const build = await readBuild(folder).catch((error: Error) => error.message);
  const missing = typeof build === 'string' ? [build] : [];
  yield { rule: 'every file that release.json names is there, with its hash', problems: missing };
  if (typeof build === 'string') return;
  const { descriptor, files } = build;
  const { name, entry, exposes, web, node } = descriptor;
  const said = contract as SectionContract;
  yield {
    rule: 'release.json names every script',
    problems: [
      ...[...files.keys()]
        .filter(
          (file) => (/^web\/.*\.js$/.test(file) && !(file in web)) || (/^node\/.*\.cjs$/.test(file) && !(file in node)),
        )
        .map((file) => `it does not name ${file}`),
      ...Object.entries(exposes).flatMap(([expose, scripts]) =>
        scripts.filter((file) => !(file in web)).map((file) => `${expose} needs ${file}, which is not in web`),
      ),
    ],
  };
  const { refusals } = await measure(folder, said);
  const otherName = said.name === name ? [] : [`contract.json is of ${said.name}, release.json of ${name}`];
  yield { rule: 'contract.json has the name, exposes and sizes of the build', problems: [...otherName, ...refusals] };
  yield { rule: 'its files can be uploaded', problems: notUploaded(build, name) };
  const scripts = Object.entries(await readScripts(folder)).map(([file, code]) => readScript(file, code));
  yield { rule: 'the entry is an ES module with init and get', problems: notAContainer(scripts, entry) };
  yield {
    rule: 'scripts import only files of the release, by relative addresses',
    problems: scripts.flatMap(({ file, problem, imports }) => [
      ...(problem ? [`${file} is not an ES module: ${problem}`] : []),
      ...imports.filter((address) => !/^\.\.?\//.test(address)).map((address) => `${file} imports "${address}"`),
    ]),
  };
  yield {
    rule: 'what the page provides is not in it again',
    problems: scripts.flatMap((script) => brought(script, said)),
  };
  const { rendered, failures } = await smokeRender(folder, said, { ...options, site: null });
  yield {
    rule: 'every expose loads, renders and mounts, and leaves nothing behind',
    problems: failures,
    tried: rendered,
  };
}

/** Undefined if there is no such file, or it is not JSON. */
const jsonOf = (folder: string, file: string): Promise<unknown> =>
  readFile(join(folder, file), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);

function invalidIn(file: string, content: unknown, format: z.ZodType): string[] {
  if (content === undefined) return [`there is no ${file}, or it is not JSON`];
  const { error } = format.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => `${file} at ${path.join('.') || 'its top'}: ${message}`);
}

function notUploaded(build: Awaited<ReturnType<typeof readBuild>>, name: string): string[] {
  const large = [...build.files]
    .filter(([, bytes]) => bytes.length > LARGEST_FILE)
    .map(([file, bytes]) => `${file} has ${bytes.length} bytes: at most ${LARGEST_FILE} are allowed`);
  try {
    readDescription(describedRelease(build).description.toString('utf8'), name);
    return large;
  } catch (error) {
    return [...large, (error as Error).message];
  }
}

function notAContainer(scripts: ReadScript[], entry: string): string[] {
  const exported = scripts.find(({ file }) => file === entry)?.exports ?? [];
  return ['init', 'get'].filter((name) => !exported.includes(name)).map((name) => `${entry} does not export ${name}`);
}

/** Names that minifiers keep: React gives each element the first, the run time of federation keeps its state under the second. */
const REACT = 'react.transitional.element';
const RUN_TIME = '__GLOBAL_LOADING_REMOTE_ENTRY__';

function brought({ file, code }: ReadScript, { ownReact }: SectionContract): string[] {
  return [
    ...(code.includes(REACT) && !ownReact ? [`${file} has a React of its own, which contract.json does not say`] : []),
    ...(code.includes(RUN_TIME) ? [`${file} has a run time of federation of its own`] : []),
  ];
}
