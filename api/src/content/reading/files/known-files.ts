import { type ContentProblem, didYouMean } from '../../../kernel/index.ts';

/** Files directly in the folder. */
const FILES = [
  'settings',
  'look',
  'menu',
  'top-bar',
  'footer',
  'popup',
  'consent',
  'pictures',
  'team',
  'towns',
  'visits',
].map((name) => `${name}.yaml`);

const IN_FOLDERS =
  /^((map\/)?README\.md|pages\/.+\.yaml|articles\/.+\/((article|category)\.yaml|[a-z]{2}\.md)|mails\/.+\.md|wording\/.+\.yaml|pictures\/.*)$/;

export const isKnown = (file: string): boolean => FILES.includes(file) || IN_FOLDERS.test(file);

export const unknownFile = (file: string): ContentProblem => ({
  file,
  field: '',
  line: null,
  message: `is not a file the site knows${didYouMean(file, FILES) || '; check its name and its place'}`,
});
