import type { OwnerRecord } from './records/record.ts';

/** The one owner who can log in to the sample site: a house, a shop and an apartment, so that every figure has something to show. */
export const owners: readonly OwnerRecord[] = [
  {
    name: 'Anne-Sophie Lecocq',
    email: 'owner@cardamine.example',
    password: 'gouyasse-1481',
    propertyIds: [4466, 5390, 9418],
  },
];
