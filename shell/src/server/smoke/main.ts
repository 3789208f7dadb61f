import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { CandidateAnswers, CandidateOrder, OrderCost } from '@facade/platform/contract';
import { integrityOf, RELEASES_URL } from '@facade/platform/registry';
import type { Language } from '@facade/shared-domain/model';
import { provideFederationRuntime } from '../../library-insides/module-federation/federation-globals.ts';
import { type BuildFiles, openBuild } from '../build-files.ts';
import { hideProcess } from '../releases/hide-process.ts';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import { isSectionFrame } from '../uncaught/culprit.ts';
import { GlobalChanges } from './global-changes.ts';
import { LateErrors } from './late-errors.ts';
import { mountDocument } from './mount-document.ts';
import { PlacedSlots } from './placed-slots.ts';
import { renderExpose, type Smoke } from './render-expose.ts';
import { type Answers, SmokeApi } from './smoke-api.ts';

/** What the gate wants rendered, passed as the only argument, in JSON. */
interface CandidateRequest {
  /** Folder of the section's finished build. */
  candidate: string;
  /** Folder of the shell's build. */
  shell: string;
  /** A running site whose api may be used. */
  site: string | null;
  cookie?: string;
  /** File with recorded answers of the api. */
  answers: string;
  /** Fragment → props to render it with. */
  props: Record<string, object[]>;
}

type Orders = { [Order in CandidateOrder as Order['do']]: (order: Order) => Promise<CandidateAnswers[Order['do']]> };

/** Obeys the orders of the gate. What code of the candidate may find is here only after it was hidden. */
async function main(request: CandidateRequest): Promise<void> {
  const send = process.send?.bind(process);
  if (!send) throw new Error('this program is started by the gate');
  const build = await openBuild(request.shell);
  const { renderer } = build;
  provideFederationRuntime();
  const recorded = JSON.parse(await readFile(request.answers, 'utf8').catch(() => '{}')) as Answers;
  const api = new SmokeApi({ url: request.site, cookie: request.cookie, recorded, read: renderer.readAnswer });
  const obey = ordersOf(request, build, api);
  process.on('message', ({ id, order }: { id: string; order: CandidateOrder }) => {
    // Node.js exits when nothing is left that could settle the answer: the judge reports that.
    process.channel?.unref();
    const before = process.cpuUsage();
    void obey[order.do](order as never).then((answer) => {
      const { user, system } = process.cpuUsage(before);
      const cost: OrderCost = {
        processor: (user + system) / 1000,
        memory: process.resourceUsage().maxRSS * 1024,
      };
      process.channel?.ref();
      send({ id, answer, cost });
    });
  });
  send({ ready: true });
}

function ordersOf({ candidate, props }: CandidateRequest, build: BuildFiles, api: SmokeApi): Orders {
  const { renderer } = build;
  const used = new Set<string>();
  const globals = new GlobalChanges();
  const late = new LateErrors();
  late.watch();
  hideProcess((what, frame) => {
    if (isSectionFrame(frame)) used.add(what);
  });
  const placed = new PlacedSlots();
  let smoke: Smoke | undefined;
  const opened = (): Smoke => {
    if (!smoke) throw new Error('the candidate is not open');
    return smoke;
  };
  return {
    async open() {
      try {
        const handle = await openCandidate(candidate, renderer.sharedLibraries() as never);
        smoke = { renderer, handle, api, props, placed, mounts: new Map() };
        return {};
      } catch (error) {
        return { failure: (error as Error).message };
      }
    },
    render: ({ expose, language }) => renderExpose(opened(), expose, language as Language),
    async settle() {
      const settled = await late.settle();
      const answer = { ...settled, changed: globals.take(), used: [...used] };
      used.clear();
      return answer;
    },
    async document({ expose }) {
      const { handle, mounts } = opened();
      const mount = mounts.get(expose);
      return mount ? { document: await mountDocument(build, handle, mount) } : {};
    },
    answer: async ({ path }) => ({ answer: await api.get(path).catch(() => undefined) }),
    describe: async () => ({ texts: textsOf(opened().handle), placed: placed.all, answered: api.answered }),
  };
}

/** Language → texts, from the build. */
function textsOf(handle: ReleaseHandle): Record<string, Record<string, unknown>> {
  const set = new ReleaseSet(new Map([[handle.section, handle]]), new Map());
  const languages = Object.keys(handle.descriptor.exposes).flatMap((expose) => /^locale-(.+)$/.exec(expose)?.[1] ?? []);
  return Object.fromEntries(languages.map((language) => [language, set.texts(handle.section, language)]));
}

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

await main(JSON.parse(process.argv[2] ?? '{}'));
