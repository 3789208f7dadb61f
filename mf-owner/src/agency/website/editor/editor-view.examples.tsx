import type { Examples } from '@facade/section-kit/testing';
import { home, menu, popup } from '../testing/sample-website.ts';
import { EditorView } from './editor-view.tsx';

export const examples: Examples = {
  'a page': { render: () => <EditorView data={{ answer: home, done: null }} />, bleed: true },
  'the menu, just saved': { render: () => <EditorView data={{ answer: menu, done: 'saved' }} />, bleed: true },
  'the popup': { render: () => <EditorView data={{ answer: popup, done: null }} />, bleed: true },
  'a folder that is read-only': {
    render: () => <EditorView data={{ answer: { ...home, canWrite: false }, done: null }} />,
    bleed: true,
  },
};
