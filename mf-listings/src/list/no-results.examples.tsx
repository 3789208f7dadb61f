import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleList } from '../testing/sample-list.ts';
import { NoResults } from './no-results.tsx';

const none =
  (query: string): Example['render'] =>
  () => (
    <NoResults
      data={sampleList(query, { properties: [], total: 0, unavailable: 0, pages: 1 })}
      path="/nl/te-koop/"
      otherPath="/nl/te-huur/"
    />
  );

export const examples: Examples = {
  'type and town': none('?type=1&city=Ath%7C7800'),
  'no filter': none(''),
  'kept properties that are gone': none('?ids=101'),
};
