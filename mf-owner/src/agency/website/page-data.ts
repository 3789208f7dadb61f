import type { WebsiteHistory, WebsiteThingAnswer } from '@facade/shared-domain/model';
import type { WebsiteDone } from './website-paths.ts';

/** `answer` is null for an agent. */
export interface EditorData {
  answer: WebsiteThingAnswer | null;
  done: WebsiteDone | null;
}

export interface HistoryData {
  answer: WebsiteHistory | null;
  done: WebsiteDone | null;
}
