import { join } from 'node:path';

/** Who may log in as owner on the sample site. */
export interface SampleOwner {
  email: string;
  password: string;
}

/** Whether this site shows the sample agency: an agency of its own names its content folder. */
export const isSample = (): boolean => !process.env.FACADE_CONTENT;

/** The sample agency's content folder, with its pictures drawn. */
export const sampleContent = (data: string): string => join(data, 'sample-agency/content');
