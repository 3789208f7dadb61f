import type { Examples } from '@facade/section-kit/testing';
import { sampleAccount } from '../testing/sample-account.ts';
import { PasskeyList } from './passkey-list.tsx';

export const examples: Examples = {
  none: { render: () => <PasskeyList realm="owner" passkeys={[]} device="Firefox op Windows" /> },
  two: { render: () => <PasskeyList realm="owner" passkeys={sampleAccount.passkeys} device="Firefox op Windows" /> },
};
