import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { RegistryDocument } from './document/document.ts';

/** Prefix of the signed bytes, so that a registry signature is valid for nothing else. */
const PURPOSE = 'facade registry 1\n';

/** The document with its signature in `extras.signature`. */
export function signDocument(document: RegistryDocument, key: KeyObject): RegistryDocument {
  const signature = sign(null, signedBytes(document), key).toString('base64');
  return { ...document, extras: { ...document.extras, signature } };
}

/** Whether the owner of this public key signed the document exactly as it is. */
export function isSigned(document: RegistryDocument, key: KeyObject): boolean {
  const { signature } = document.extras;
  return typeof signature === 'string' && verify(null, signedBytes(document), key, Buffer.from(signature, 'base64'));
}

function signedBytes({ extras: { signature: _, ...extras }, ...document }: RegistryDocument): Buffer {
  return Buffer.from(PURPOSE + canonicalJson({ ...document, extras }));
}
