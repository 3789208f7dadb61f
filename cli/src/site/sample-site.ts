import { join } from 'node:path';

/** Accounts of the sample site: an owner, or one of the agency's staff. */
export interface SampleAccount {
  email: string;
  password: string;
}

/** Whether this site shows the sample agency: other agencies set a content folder. */
export const isSample = (): boolean => !process.env.FACADE_CONTENT;

/** The sample agency's content folder, with its pictures drawn. */
export const sampleContent = (data: string): string => join(data, 'sample-agency/content');

/** Staff of the sample agency: a manager, and one of the agents of its feed. */
export const SAMPLE_STAFF: readonly (SampleAccount & { name: string; role: 'manager' | 'agent'; agent?: string })[] = [
  { name: 'Hélène Vandamme', email: 'helene@cardamine.example', password: 'dender-2026-mgr', role: 'manager' },
  {
    name: 'Wouter Delcourt',
    email: 'wouter@cardamine.example',
    password: 'dender-2026-agt',
    role: 'agent',
    agent: '2',
  },
];
