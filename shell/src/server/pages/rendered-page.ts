import type { ReturnedForm, RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { ReadAnswer } from '../api/answer.ts';
import type { OpenPreview } from '../preview/preview-source.ts';
import type { Visitor } from '../variants/visitor.ts';
import type { Compressed } from './cache/compressed.ts';

export interface PageRequest {
  url: URL;
  route: RouteMatch | null;
  site: Site;
  /** The visitor's address. */
  address?: string;
  /** Set for a personal page, which is neither cached nor shared. */
  cookie?: string | undefined;
  /** The protocol of that visitor's browser. */
  protocol?: 'http' | 'https';
  form?: ReturnedForm | undefined;
  /** Determines the releases of the page; if absent, the live ones. */
  visitor?: Visitor;
  requestId?: string;
  /** Aborted when the client disconnects. Called only if the page must be rendered. */
  disconnect?: () => AbortSignal;
  /** A preview of content that is not public: the page is rendered for this preview only, and never cached. */
  preview?: Pick<OpenPreview, 'token' | 'endsAt'> | undefined;
  /** Whether the visitor is staff: the page then contains render times. */
  staff?: boolean;
  /** Rendered only for comparison. */
  isControl?: boolean;
}

export interface RenderedPage {
  status: number;
  body: Compressed;
  etag: string;
  /** Content-Security-Policy. */
  policy: string;
  /** Search engines must not index it; also sent as a header. */
  noindex?: boolean;
  /** The same for every visitor, and complete. */
  shared: boolean;
  /** It belongs to one person, or its address contains a key: no third party may learn of it. */
  isPrivate?: boolean;
  /** Cookies for that person's browser, as set by the api. */
  cookies?: readonly string[];
  /** Would be shared, but other visitors may currently get other releases, or a newer page is being rendered. */
  varies?: boolean;
  /** Kind of its address, such as `list`; empty for an unknown address. */
  kind: string;
  /** Sections on the page → their releases, including failed ones. */
  releases: Readonly<Record<string, string>>;
  failures: readonly SectionFailure[];
  /** Names of the forms in it. */
  forms: readonly string[];
  /** How long each page or fragment took, just after the render. */
  timings?: readonly RenderTiming[];
  /** The public answers of the api that it depends on. */
  madeOf: readonly ReadAnswer[];
}

/** A page that could not be rendered because the api did not answer. A failed section is reported separately. */
export const lacksData = ({ status, failures }: RenderedPage): boolean =>
  status >= 500 && failures.length > 0 && failures.every(({ cause }) => cause === 'api');
