import type { Site } from '@facade/shared-domain/model';
import type { Example as AnyExample, Examples as AnyExamples } from '@facade/shared-ui/examples';
import type { ReturnedForm } from '../site.tsx';
import type { ApiAnswer } from './answer-api.ts';

/** What an example of a section may say about the page it is on, beside what is said in shared-ui. */
interface PageSituation {
  /** Laid over the sample site. */
  site?: Partial<Site>;
  path?: string;
  /** A form that came back from a post without JavaScript. */
  form?: ReturnedForm;
  /** Answers of the api by path, such as `/suggest`; a path that is not named answers 404. */
  api?: Record<string, ApiAnswer>;
}

/** The states of one component of a section: the export `examples` of a file `name.examples.tsx` beside it. */
export type Examples = AnyExamples<PageSituation>;

/** One of them, with all its options. */
export type Example = AnyExample<PageSituation>;
