import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** User present and verified; with the data of a new credential. */
const VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x45;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A passkey as on a phone: creates and uses it as a browser does, for one origin. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  /** The answer to options of a registration (`RegistrationResponseJSON`). */
  register(challenge: string, origin: string) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(cose)]);
    const authData = Buffer.concat([this.#head(origin, WITH_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to options of a login (`AuthenticationResponseJSON`). */
  show(challenge: string, origin: string) {
    this.#counter += 1;
    const data = clientData('webauthn.get', challenge, origin);
    const authData = this.#head(origin, VERIFIED);
    return this.#answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(data)]), this.#key).toString('base64url'),
    });
  }

  #head(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  #answer = <Response>(response: Response) => ({
    id: this.id,
    rawId: this.id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
