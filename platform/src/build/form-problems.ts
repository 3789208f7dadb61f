import type { Remote } from '@facade/section-kit';

const ENDPOINT = /^(?:\/:?[A-Za-z][A-Za-z0-9-]*)+$/;

/** Problems of the forms that a section declares, one line each. */
export const formProblems = ({ forms = {} }: Pick<Remote, 'forms'>): string[] =>
  Object.entries(forms).flatMap(([name, { to = '/', next = '/', login }]) => [
    ...(/^[a-z-]{1,40}$/.test(name) ? [] : [`the name of the form "${name}" must be up to 40 letters and hyphens`]),
    ...(to === '/' || ENDPOINT.test(to) ? [] : [`the form "${name}" goes to "${to}", which is not a path of the api`]),
    ...(/^[/?]/.test(next) ? [] : [`the form "${name}" leads to "${next}", which is not a path or a query`]),
    ...(login === undefined || login in forms ? [] : [`the form "${name}" names the login "${login}", which it lacks`]),
  ]);
