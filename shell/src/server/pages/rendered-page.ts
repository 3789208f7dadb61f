import type { ReturnedForm, RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { ReadAnswer } from '../api/answer.ts';
import type { OpenPreview } from '../preview/preview-source.ts';
import type { Visitor } from '../variants/visitor.ts';
import type { Compressed } from './cache/compressed.ts';

export interface PageRequest {
  url: URL;
  route: RouteMatch | null;
  site: Site;
  /** Set where the page belongs to one person; it is then neither cached nor shared. */
  cookie?: string | undefined;
  /** What that person's browser speaks. */
  protocol?: 'http' | 'https';
  form?: ReturnedForm | undefined;
  /** Decides which releases it is made of; without one, those that are live. */
  visitor?: Visitor;
  requestId?: string;
  /** Aborted when the client leaves; asked for only where the page must be rendered. */
  departure?: () => AbortSignal;
  /** Content that is not public: the page is rendered for whoever has the preview, and never kept. */
  preview?: Pick<OpenPreview, 'token' | 'endsAt'> | undefined;
  /** From one who runs the site: the page says how long it took to render. */
  staff?: boolean;
  /** Rendered only to compare with. */
  isControl?: boolean;
}

export interface RenderedPage {
  status: number;
  body: Compressed;
  etag: string;
  /** Content-Security-Policy. */
  policy: string;
  /** Search engines may not show it; said in the header too. */
  noindex?: boolean;
  /** Same for every visitor, and whole. */
  shared: boolean;
  /** It belongs to one person, or its address holds a key: nobody hears of that. */
  isPrivate?: boolean;
  /** What the browser of that person is to keep, as the api said. */
  cookies?: readonly string[];
  /** Would be shared, but that other visitors may get other releases at this moment, or that a newer one is being made. */
  varies?: boolean;
  /** Kind of address it answers, such as `list`; empty where it names nothing. */
  kind: string;
  /** Sections on it → their releases, also of those that failed. */
  releases: Readonly<Record<string, string>>;
  failures: readonly SectionFailure[];
  /** The api's answers that everybody gets, as they were read for it. */
  madeOf: readonly ReadAnswer[];
}

/** A page that could not be made because the api did not answer. A section that fails says so itself, and counts. */
export const lacksData = ({ status, failures }: RenderedPage): boolean =>
  status >= 500 && failures.length > 0 && failures.every(({ cause }) => cause === 'api');
