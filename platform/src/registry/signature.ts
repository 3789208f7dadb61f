import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { RegistryDocument } from './document/document.ts';

/** Stands before what is signed, so that a signature made for the registry is good for nothing else. */
const PURPOSE = 'facade registry 1\n';

/** The document with the signature of all of it in `extras.signature`. */
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
