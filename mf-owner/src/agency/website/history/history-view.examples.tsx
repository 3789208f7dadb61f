import type { Examples } from '@facade/section-kit/testing';
import { history } from '../testing/sample-history.ts';
import { HistoryView } from './history-view.tsx';

export const examples: Examples = {
  'edits, one of which took another back': {
    render: () => <HistoryView data={{ answer: history, done: 'undone' }} />,
    bleed: true,
  },
  'nothing was changed here': {
    render: () => <HistoryView data={{ answer: { ...history, edits: [] }, done: null }} />,
    bleed: true,
  },
};
