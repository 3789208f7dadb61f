import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { isSectionName } from '@facade/platform/build/section-name';
import { z } from 'zod';
import { jsonIn, VERSION } from '../fields.ts';
import { Refused } from '../refused.ts';

/** The largest of the site's own sections has a hundred. */
const MOST_FILES = 500;

/** Parts of letters, digits and a few marks, none of which begins with a dot: no way out of the release's folder. */
const path = z
  .string()
  .max(200)
  .regex(/^[\w@][\w@.~+-]*(\/[\w@][\w@.~+-]*)*$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const files = z.record(path, integrity);

const DESCRIPTION = z.looseObject({
  name: z.string().refine(isSectionName),
  version: VERSION,
  entry: path,
  exposes: z.record(z.string().regex(/^[\w-]+$/), z.array(path)),
  contract: integrity.optional(),
  web: files,
  node: files,
  others: files,
});

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
