import type { Language } from '@facade/shared-domain/model';
import { PROBLEM_TEXTS, type ProblemKind, type ProblemTexts } from './problem-texts.ts';

const BY_ADVICE: Readonly<Record<keyof ProblemTexts['advice'], readonly ProblemKind[]>> = {
  number: ['number'],
  range: ['range', 'wholeRange', 'dateRange'],
  thousands: ['ambiguousNumber'],
  date: ['date', 'ambiguousDate'],
  choice: [
    ...(['flag', 'language', 'goal', 'status', 'category', 'unknownCategory', 'unknownCode', 'missing'] as const),
    ...(['unit', 'label'] as const),
  ],
  id: ['id'],
  twice: ['twice'],
  price: ['notEuro', 'notMonthly'],
  column: ['column'],
  place: ['notCoordinates', 'atSea', 'abroad', 'far', 'exchanged'],
  picture: [
    ...(['embedded', 'pictureMissing', 'pictureKind', 'pictureUnreadable', 'fetchStatus', 'fetchKind'] as const),
    ...(['fetchPage', 'fetchEmpty', 'fetchUnknown', 'fetchLarge'] as const),
  ],
  document: ['fetchDocument'],
  pictureName: ['sharedName'],
  attachment: ['attachment'],
  untranslated: ['untranslated', 'noText'],
  translate: ['noTextIn'],
  law: ['law'],
  linked: ['unknownRibbon', 'unknownProject', 'unknownAgent'],
  file: [
    ...(['isEmpty', 'noHomes', 'emptyList', 'cells', 'cutOff', 'jsonCutOff', 'notXml', 'bareAmpersand'] as const),
    ...(['notJson', 'lineNotJson', 'isPage', 'isTitledPage', 'isError', 'isSaidError'] as const),
  ],
};

const ADVICE: ReadonlyMap<ProblemKind, keyof ProblemTexts['advice']> = new Map(
  Object.entries(BY_ADVICE).flatMap(([advice, kinds]) =>
    kinds.map((kind): [ProblemKind, keyof ProblemTexts['advice']] => [kind, advice as keyof ProblemTexts['advice']]),
  ),
);

/** What to change in the CRM; empty where its user can do nothing. */
export function adviceOn(kind: ProblemKind, language: Language): string {
  const advice = ADVICE.get(kind);
  return advice ? PROBLEM_TEXTS[language].advice[advice] : '';
}
