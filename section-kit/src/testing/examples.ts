import type { Site } from '@facade/shared-domain/model';
import type { Example as AnyExample, Examples as AnyExamples } from '@facade/shared-ui/examples';
import type { ReturnedForm } from '../site.tsx';
import type { Translate } from '../texts.ts';

/** Status (default 200) and JSON of an answer, or a request that never ends. */
export type ApiAnswer = { status?: number; body?: unknown } | 'pending';

/** Options for the page of a section's example, besides those of shared-ui. */
interface PageSituation {
  /** Merged over the sample site. */
  site?: Partial<Site>;
  path?: string;
  /** A form that was returned after a post without JavaScript. */
  form?: ReturnedForm;
  /** Answers of the api by path, such as `/suggest`; other paths answer 404. */
  api?: Record<string, ApiAnswer>;
}

/** The states of one component of a section: the export `examples` of a file `name.examples.tsx` beside it. */
export type Examples<Section extends string = string> = AnyExamples<PageSituation, Translate<Section>>;

/** One of them, with all its options. */
export type Example<Section extends string = string> = AnyExample<PageSituation, Translate<Section>>;
