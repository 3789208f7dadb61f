import type { ReturnedForm, RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { LossReason, SectionFailure } from '../../composition/loading/section-failure.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { ReleasePlace } from '../releases/read-release.ts';
import type { OverrideState } from '../releases/section-source.ts';

/** File descriptors of a renderer besides the standard ones. */
export const CHANNEL = 3;
export const MARK = 4;

/** The releases of a page, by section. */
export interface SetParts {
  /** Section → key of its opened release. */
  releases: Record<string, string>;
  /** Section → browser entry of a release that only the browser loads. */
  inBrowser: Record<string, string>;
  /** Section → why it has none. */
  missing: Record<string, string>;
  /** Section → a release whose code is not run, because it cost a renderer. */
  leftOut: Record<string, ReleasePlace & { reason: LossReason }>;
}

/** A page to render. Everything else about its visitor stays with the shell's server. */
export interface RenderOrder {
  url: string;
  route: RouteMatch | null;
  /** Id of the settings; they were sent before. */
  site: number;
  form?: ReturnedForm | undefined;
  /** When the preview ends, in milliseconds since 1970; absent for a page of the site. */
  previewEndsAt?: number | undefined;
  staff?: boolean | undefined;
  isControl?: boolean | undefined;
  set: SetParts;
  overrides: readonly OverrideState[];
  shared: boolean;
}

/** What the shell's server tells a renderer. The body of `open` is the release's files, that of `answer` an answer's JSON. */
export type ToRenderer =
  | { type: 'start'; build: RendererBuild; offline: boolean }
  | (ReleasePlace & { type: 'open'; key: string; files: readonly (readonly [file: string, length: number])[] })
  | { type: 'site'; id: number; site: Site }
  | { type: 'forget-site'; id: number }
  | { type: 'render'; job: number; order: RenderOrder }
  /** `id`: of an answer that other pages may use too; 0 for none. `isKnown`: the renderer has the answer of this id. */
  | { type: 'answer'; read: number; id: number; isKnown?: boolean }
  | { type: 'refused'; read: number; error: ThrownError };

/** What pages contain of the shell's own build. */
export interface RendererBuild {
  scripts: { entry: string; preload: string[]; content: string[]; messages: string[] };
  integrity: Record<string, string>;
}

/** An error, as it crosses between processes. */
export interface ThrownError {
  name: string;
  message: string;
  stack?: string | undefined;
  status?: number | undefined;
  problem?: unknown;
  retryAfter?: number | undefined;
}

/** The rendered page without its bytes, and what of it the shell's server does not know itself. */
export type PageHead = Pick<RenderedPage, 'status' | 'etag' | 'policy' | 'shared' | 'kind' | 'releases' | 'forms'> & {
  noindex: boolean;
  failures: (Omit<SectionFailure, 'error'> & { error?: ThrownError })[];
  timings: readonly RenderTiming[];
};

/** What a renderer tells the shell's server. The body of `page` is its HTML. */
export type FromRenderer =
  | { type: 'ready' }
  /** `owners`: names of the pages that need a session. */
  | { type: 'opened'; key: string; owners: string[] }
  | { type: 'not-opened'; key: string; error: ThrownError }
  /** `has`: id of the answer to this path that it has already. */
  | { type: 'read'; job: number; read: number; path: string; has: number }
  | { type: 'page'; job: number; page: PageHead }
  | { type: 'signal'; job: number; signal: object }
  | { type: 'failed'; job: number; error: ThrownError }
  /** Code of a release threw where nothing could catch it. */
  | { type: 'late'; section: string; release: string; error: ThrownError }
  /** It takes too much memory; the release that took most of it, if one did. */
  | { type: 'large'; bytes: number; suspect: { section: string; release: string } | null };

/** What to do with each kind of message. */
export type Handlers<Message extends { type: string }> = {
  [Type in Message['type']]: (head: Extract<Message, { type: Type }>, body: Buffer) => unknown;
};

/** Throws if there is no such kind. */
export function handle<Message extends { type: string }>(
  handlers: Handlers<Message>,
  head: Message,
  body: Buffer,
): void {
  const handler = handlers[head.type as Message['type']] as ((head: Message, body: Buffer) => unknown) | undefined;
  if (!handler) throw new Error(`there is no message "${head.type}"`);
  handler(head, body);
}

/** Plain data of anything thrown. */
export function thrownError(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { status, problem, retryAfter } = error as Partial<ThrownError>;
  return { name, message, stack, status, problem, retryAfter };
}

/** An error with these properties, which is recognized by its name. */
export function errorFrom({ name, message, stack, ...more }: ThrownError): Error {
  const error = Object.assign(new Error(message), more, { name });
  if (stack) error.stack = stack;
  return error;
}
