import type { Examples } from '@facade/section-kit/testing';
import { imports } from '../testing/sample-imports.ts';
import { ImportsView } from './imports-view.tsx';

export const examples: Examples = {
  'one imported, one refused': { render: () => <ImportsView answer={imports} isStarted={false} />, bleed: true },
  'none yet': { render: () => <ImportsView answer={{ ...imports, runs: [] }} isStarted />, bleed: true },
};
