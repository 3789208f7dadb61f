import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FuzzRequest } from '../request/fuzz-request.ts';
import { decoded } from '../send/decoded.ts';
import type { Answer } from '../send/exchange.ts';
import type { Operation } from '../target/operation.ts';
import { pathOf } from './area.ts';

interface Described {
  method: string;
  path: RegExp;
  responses: ReadonlyMap<string, ValidateFunction | null>;
}

/** Compares successful answers with the OpenAPI document. */
export class ResponseSchemas {
  readonly #operations: readonly Described[];

  constructor(operations: readonly Operation[]) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    this.#operations = operations.map(({ method, path, responses }) => ({
      method,
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      responses: new Map(
        Object.entries(responses).map(([status, schema]) => [status, schema && ajv.compile(schema as object)]),
      ),
    }));
  }

  /** The difference; null if there is none, or the document does not describe this request. */
  mismatch({ method, target }: FuzzRequest, answer: Answer): string | null {
    const { status, headers } = answer;
    if (status >= 300) return null;
    const path = pathOf(target);
    if (/\.\.|%2e/i.test(path)) return null;
    const operation = this.#operations.find((one) => one.method === method && one.path.test(path));
    if (!operation) return null;
    const validate = operation.responses.get(String(status));
    if (validate === undefined) return `the status ${status} is not described`;
    if (validate === null) return null;
    if (!headers['content-type']?.startsWith('application/json')) return `not JSON but "${headers['content-type']}"`;
    const [error] = validate(JSON.parse(decoded(answer))) ? [] : (validate.errors ?? []);
    return error ? `${error.instancePath || 'the body'} ${error.message}` : null;
  }
}
