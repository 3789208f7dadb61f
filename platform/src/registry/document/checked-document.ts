import type { KeyObject } from 'node:crypto';
import { isSigned } from '../signature.ts';
import { teamProblems } from '../teams/team-problems.ts';
import type { RegistryDocument } from './document.ts';
import { problemsOf } from './document-problems.ts';

const NOT_SIGNED =
  'it is not signed; if the site is from before releases were signed, delete registry and releases there: npm start publishes them anew';

/**
 * Reads a document: valid JSON, signed by this site, with no problems; otherwise returns the problem.
 * @param operator public key of the operator, who signs the teams
 */
export function checkedDocument(
  bytes: Buffer,
  key: KeyObject | null,
  operator: KeyObject | null,
): { document: RegistryDocument } | { problem: string } {
  let document: RegistryDocument;
  try {
    document = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { problem: 'it is not JSON' };
  }
  if (!document?.extras?.signature) return { problem: NOT_SIGNED };
  if (!key) return { problem: 'there is no key to check its signature with; set FACADE_REGISTRY_KEY' };
  if (!isSigned(document, key)) return { problem: 'its signature is not that of this site' };
  const problems = [...problemsOf(document), ...teamProblems(document, operator)];
  if (problems.length > 0) return { problem: problems.join('; ') };
  return { document };
}
