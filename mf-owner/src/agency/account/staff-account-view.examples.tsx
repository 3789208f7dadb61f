import type { Examples } from '@facade/section-kit/testing';
import { sampleAccount } from '../../testing/sample-account.ts';
import { StaffAccountView } from './staff-account-view.tsx';

const account = { ...sampleAccount, owner: { name: 'Mia', email: 'mia@example.be', role: 'manager' as const } };

export const examples: Examples = {
  'of a manager': { render: () => <StaffAccountView data={{ account, done: null }} />, bleed: true },
};
