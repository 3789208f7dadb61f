import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryDocument, TeamsChange } from '@facade/platform/registry';
import type { Status } from '@facade/platform/registry/status';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import type { ReleaseHealth } from '@facade/shared-domain/releases';
import { CommandError } from '../commands/command.ts';
import { authorizationOf, type Credential } from './credential.ts';
import { gateEvents } from './gate-events.ts';
import { type OfferedRelease, offeredRelease, type PublishOptions } from './offered-release.ts';
import type { Changed, ChangeRequest, KnownAs, OverrideRequest, RefusedAnswer, SiteChange } from './protocol.ts';

/** Files sent at once. */
const AT_ONCE = 6;
/** Attempts for what may be sent twice. */
const ATTEMPTS = 4;
/** Milliseconds before the second attempt, about; doubled each time. */
const PAUSE = 300;

/**
 * The registry service of a running site. Needs its address and a credential, and neither the site's data nor a checkout. What the
 * service refuses is thrown as one-line errors.
 */
export class RegistryClient {
  readonly #site: URL;
  readonly #credential: Credential;

  constructor(site: URL, credential: Credential) {
    this.#site = site;
    this.#credential = credential;
  }

  /** Sends a build, those files of it that the site has not got, and makes it live as requested. `say` gets the gate's lines. */
  async publish(
    folder: string,
    options: PublishOptions = {},
    say: (line: string) => void = () => {},
  ): Promise<Changed> {
    const offered = await offeredRelease(folder, this.#credential, options);
    return this.#offer('releases', offered, say);
  }

  /** The same without storing or changing anything. */
  async check(folder: string, say: (line: string) => void = () => {}): Promise<void> {
    await this.#offer('check', await offeredRelease(folder, this.#credential, {}), say);
  }

  /** Changes the traffic of a section. */
  change(
    section: string,
    action: 'canary' | 'promote' | 'rollback' | 'halt' | 'retire',
    request: ChangeRequest = {},
    say: (line: string) => void = () => {},
  ): Promise<Changed> {
    return this.#gated(`sections/${section}/${action}`, request, say, action === 'canary' ? 'PUT' : 'POST');
  }

  /** A link with which one browser gets another release. */
  async override(section: string, request: OverrideRequest): Promise<string> {
    const answer = await this.#ask('POST', `sections/${section}/overrides`, jsonOf(request));
    return ((await answer.json()) as { link: string }).link;
  }

  /** Who this client's key or build server is. */
  identity = async (): Promise<KnownAs> => (await (await this.#ask('GET', 'identity')).json()) as KnownAs;

  /** A pass with which `facade dev` reads the server builds of the site. */
  pass = async (): Promise<string> => ((await (await this.#ask('POST', 'passes')).json()) as { pass: string }).pass;

  /** Live release, canary and stored releases of every section. */
  status = async (): Promise<Status> => (await (await this.#ask('GET', 'sections')).json()) as Status;

  /** Changes of a section, or of the whole site, newest first; refused attempts too. */
  async history(section?: string): Promise<SiteChange[]> {
    const answer = await this.#ask('GET', section === undefined ? 'history' : `sections/${section}/history`);
    return (await answer.json()) as SiteChange[];
  }

  /** How the releases of a section with visitors do, and the one before them. `since`: a time such as `7d`, of which goals are counted. */
  async health(section: string, since?: string): Promise<ReleaseHealth[]> {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    return (await (await this.#ask('GET', `sections/${section}/health${query}`)).json()) as ReleaseHealth[];
  }

  /** The whole registry: what the operator signs is in it. */
  document = async (): Promise<RegistryDocument> =>
    (await (await this.#ask('GET', 'document')).json()) as RegistryDocument;

  /** Stores teams that the operator signed. Returns the new revision. */
  async changeTeams(body: { change: TeamsChange; section: string; what: string }): Promise<number> {
    return ((await (await this.#ask('PUT', 'teams', jsonOf(body))).json()) as { revision: number }).revision;
  }

  /** Sends what is missing and offers it again, until the service has got all. */
  async #offer(kind: 'releases' | 'check', { section, offer, files }: OfferedRelease, say: (line: string) => void) {
    const path = `sections/${section}/${kind}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Twice the same offer changes nothing.
        return await this.#gated(path, offer, say, 'POST', ATTEMPTS);
      } catch (error) {
        const missing = error instanceof RefusedError ? error.answer.missing : undefined;
        if (!missing || attempt === ATTEMPTS) throw error;
        await this.#send(section, missing, files);
      }
    }
  }

  async #send(section: string, names: readonly string[], files: ReadonlyMap<string, Buffer>): Promise<void> {
    const left = [...names];
    const sender = async () => {
      for (let name = left.pop(); name !== undefined; name = left.pop()) {
        const bytes = files.get(name);
        if (!bytes) throw new CommandError(`the site asks for a file that the build has not got: ${name}`);
        await this.#ask('PUT', `sections/${section}/files/${name}`, bytes, ATTEMPTS);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  }

  /** Passes on the gate's lines, and returns what the change led to. */
  async #gated(
    path: string,
    body: object,
    say: (line: string) => void,
    method = 'POST',
    attempts = 1,
  ): Promise<Changed> {
    const answer = await this.#ask(method, path, jsonOf(body), attempts);
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return (await answer.json()) as Changed;
    for await (const { event, data } of gateEvents(answer.body as ReadableStream<Uint8Array>)) {
      if (event === 'line') say(data);
      if (event === 'refused') throw new RefusedError(data);
      if (event === 'done') return data;
    }
    throw new CommandError(`${this.#site.host} ended its answer too early; facade status says whether it took effect`);
  }

  async #ask(method: string, path: string, body: Uint8Array = new Uint8Array(), attempts = 1): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#fetch(method, path, body).catch((error: Error) => error);
      const failed = answer instanceof Error || answer.status >= 500;
      if (failed && attempt < attempts) await wait(PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()));
      else if (answer instanceof Error)
        throw new CommandError(`${this.#site.origin} cannot be reached: ${messageOf(answer)}`);
      else if (answer.ok) return answer;
      else throw new RefusedError(await refusedAnswer(answer, this.#site));
    }
  }

  async #fetch(method: string, path: string, body: Uint8Array): Promise<Response> {
    const url = new URL(`${REGISTRY_URL}/${path}`, this.#site);
    const request = { method, path: url.pathname + url.search, host: url.host, body };
    const authorization = await authorizationOf(this.#credential, request);
    const headers = { authorization, ...(body.length > 0 && { 'content-type': 'application/octet-stream' }) };
    return fetch(url, { method, headers, redirect: 'error', ...(body.length > 0 && { body: new Uint8Array(body) }) });
  }
}

/** The service refused a request: one line for each reason. */
export class RefusedError extends CommandError {
  readonly answer: RefusedAnswer;

  constructor(answer: RefusedAnswer) {
    super(...(answer.refusals ?? []).map(({ message }) => `refused: ${message}`), `${answer.message} (${answer.code})`);
    this.answer = answer;
  }
}

async function refusedAnswer(answer: Response, site: URL): Promise<RefusedAnswer> {
  const told = (await answer.json().catch(() => null)) as RefusedAnswer | null;
  if (told?.code) return told;
  return { code: `http-${answer.status}`, message: `${site.origin} has no registry service, or it does not answer` };
}

const jsonOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));

const messageOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);
