import { join } from 'node:path';
import { testExamples } from '@facade/section-kit/testing/examples';

// Here, not in shared-ui: it is below the package with the test's tools.
testExamples(join(import.meta.dirname, '../../../shared-ui/src'));
