import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { RELEASE_FORMAT } from '../../gate/format/release-format.ts';
import { jsonIn, VERSION } from '../fields.ts';
import { Refused } from '../refused.ts';

/** The largest of the site's own sections has a hundred. */
const MOST_FILES = 500;

const DESCRIPTION = RELEASE_FORMAT.extend({ version: VERSION, others: RELEASE_FORMAT.shape.others.unwrap() });

/** A file of an offered release. */
export interface OfferedFile {
  path: string;
  /** SHA-384 as hexadecimal digits: its name among the uploads. */
  upload: string;
}

/** Reads the `release.json` of an offer. Throws `Refused` if it is none, or describes another section. */
export function readDescription(
  text: string,
  section: string,
): { descriptor: ReleaseDescriptor; files: OfferedFile[] } {
  const found = jsonIn(text);
  const parsed = DESCRIPTION.safeParse(found);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(`release.json is not valid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`);
  }
  // As it came: what zod returns has its fields in another order.
  const descriptor = found as ReleaseDescriptor;
  if (descriptor.name !== section)
    throw new Refused(422, {
      code: 'wrong-section',
      message: `the release is of ${descriptor.name}, not of ${section}`,
    });
  const { web, node, others = {}, contract } = descriptor;
  const all = [...Object.entries(web), ...Object.entries(node), ...Object.entries(others)];
  if (all.length > MOST_FILES) throw refused(`a release has at most ${MOST_FILES} files`);
  if (new Set(all.map(([each]) => each)).size < all.length) throw refused('a file is described twice');
  if (all.some(([each]) => each === 'release.json')) throw refused('release.json cannot describe itself');
  if (others['contract.json'] !== contract) throw refused('contract.json is not among its files');
  if (!web[descriptor.entry]) throw refused('its entry is not among its files');
  return { descriptor, files: all.map(([each, hash]) => ({ path: each, upload: hexOf(hash) })) };
}

const hexOf = (hash: string): string => Buffer.from(hash.replace('sha384-', ''), 'base64').toString('hex');

const refused = (message: string): Refused => new Refused(422, { code: 'bad-description', message });
