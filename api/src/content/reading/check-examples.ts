import { EXAMPLE_AGENCY, examplesIn } from '../schema/example-agency.ts';
import type { Settings } from '../schema/settings.ts';
import type { Findings } from './missing-texts.ts';

/** The agency's licence, numbers and addresses must be its own: on a public site an example is an error, before that a note. */
export function checkExamples({ agency, public: isPublic }: Settings, { problems, notes }: Findings): void {
  const found = isPublic ? problems : notes;
  for (const field of examplesIn(agency)) {
    const message = `"${EXAMPLE_AGENCY[field]}" is an example; write your own${isPublic ? ', or `public: false`' : ' before `public: true`'}`;
    found.push({ file: 'settings.yaml', field: `agency.${field}`, line: null, message });
  }
}
