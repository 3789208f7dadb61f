import type { Examples } from '@facade/section-kit/testing';
import { sampleAccount } from '../testing/sample-account.ts';
import { AccountView } from './account-view.tsx';

export const examples: Examples = {
  account: { render: () => <AccountView data={{ account: sampleAccount, done: null }} />, bleed: true },
  'password changed': {
    render: () => <AccountView data={{ account: sampleAccount, done: 'password' }} />,
    bleed: true,
  },
};
