import type { Examples } from '@facade/section-kit/testing';
import { outbox } from '../testing/sample-leads.ts';
import { OutboxView } from './outbox-view.tsx';

const none = { waiting: 0, retrying: 0, sending: 0, dead: 0 };

export const examples: Examples = {
  'one that was given up': { render: () => <OutboxView data={outbox} />, bleed: true },
  'all sent': { render: () => <OutboxView data={{ ...outbox, counts: none, mails: [] }} />, bleed: true },
};
