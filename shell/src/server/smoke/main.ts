import { readFile, writeFile } from 'node:fs/promises';
import { integrityOf, RELEASES_URL } from '@facade/platform/registry';
import { provideFederationRuntime } from '../../library-insides/module-federation/federation-globals.ts';
import { openBuild } from '../build-files.ts';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import { LateErrors } from './late-errors.ts';
import { type Placed, PlacedSlots } from './placed-slots.ts';
import { renderExposes, type SmokeReport } from './render-exposes.ts';
import { type Answers, SmokeApi } from './smoke-api.ts';

/** The request of the platform's gate, passed as the only argument, in JSON. */
export interface SmokeRequest {
  /** Folder of the section's finished build. */
  candidate: string;
  /** Folder of the shell's build. */
  shell: string;
  /** A running site whose api may be used. */
  site: string | null;
  cookie?: string;
  /** File with recorded answers of the api. */
  answers: string;
  /** Adds the answers of the running site to that file. */
  record?: boolean;
  props: Record<string, object[]>;
}

/** Opens an unpublished build with the shell's own code, renders all of it, and reports to the parent process. */
async function main(request: SmokeRequest): Promise<void> {
  const { renderer } = await openBuild(request.shell);
  provideFederationRuntime();
  const recorded = JSON.parse(await readFile(request.answers, 'utf8').catch(() => '{}')) as Answers;
  const api = new SmokeApi({ url: request.site, cookie: request.cookie, recorded, read: renderer.readAnswer });
  const late = new LateErrors();
  late.watch();
  const handle = await openCandidate(request.candidate, renderer.sharedLibraries() as never);
  const placed = new PlacedSlots();
  const report = await renderExposes({ renderer, handle, api, props: request.props, begins, placed, late });
  if (request.record) await writeFile(request.answers, `${JSON.stringify({ ...recorded, ...api.answered })}\n`);
  await send({ ...report, texts: textsOf(handle), placed: placed.all });
}

/** Everything the gate checks. */
type GateReport = SmokeReport & { texts: Record<string, object> | null; placed: Placed[] };

/** Language → texts, from the build. */
function textsOf(handle: ReleaseHandle): Record<string, object> {
  const set = new ReleaseSet(new Map([[handle.section, handle]]), new Map());
  const languages = Object.keys(handle.descriptor.exposes).flatMap((expose) => /^locale-(.+)$/.exec(expose)?.[1] ?? []);
  return Object.fromEntries(languages.map((language) => [language, set.texts(handle.section, language)]));
}

const begins = (what: string) => process.send?.({ begins: what });

const send = (report: GateReport): Promise<void> =>
  new Promise((sent) => {
    if (process.send) process.send(report, undefined, undefined, () => sent());
    else sent();
  });

async function openCandidate(folder: string, shared: Parameters<typeof ReleaseHandle.open>[3]): Promise<ReleaseHandle> {
  const description = await readFile(`${folder}/release.json`);
  const { name, version } = JSON.parse(description.toString('utf8'));
  const deployment = {
    url: '',
    metadata: { version, integrity: '' },
    deployment: { traffic: 0, default: false },
    extras: { base: `${RELEASES_URL}./`, publishedAt: '', descriptor: integrityOf(description) },
  };
  return ReleaseHandle.open(name, deployment, folder, shared);
}

main(JSON.parse(process.argv[2] ?? '{}'))
  .catch((error: Error) => send({ rendered: [], failures: [error.message], texts: null, placed: [] }))
  // A section's running timer must not keep this process alive.
  .finally(() => process.exit(0));
