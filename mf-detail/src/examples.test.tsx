import { testExamples } from '@facade/section-kit/testing/examples';
import { TenantTerms } from './on-demand/parts.ts';

// No boundary around it waits for its code: it is there, as on the server.
beforeAll(() => TenantTerms.load());

testExamples(import.meta.dirname);
