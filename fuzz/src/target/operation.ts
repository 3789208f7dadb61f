import type { Schema } from './schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

/** One endpoint with a method, as the API describes it. */
export interface Operation {
  method: string;
  /** With `{names}`. */
  path: string;
  parameters: readonly Parameter[];
  /** Null: it takes no body. */
  body: Schema | null;
  /** Status → schema of its JSON; null where the answer is not JSON. */
  responses: Readonly<Record<string, Schema | null>>;
}

/** The part of an OpenAPI document that is read here. */
export interface OpenApi {
  paths: Record<string, Record<string, Description>>;
}

interface Description {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const JSON_TYPE = 'application/json';

/** Every operation of the document, in its order. Throws where it describes none. */
export function readOperations({ paths }: OpenApi): Operation[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, description]) => readOperation(method, path, description)),
  );
  if (operations.length === 0) throw new Error('the OpenAPI document describes no operation');
  return operations;
}

function readOperation(method: string, path: string, { parameters = [], ...rest }: Description): Operation {
  const responses = Object.entries(rest.responses ?? {}).map(([status, { content }]) => [
    status,
    content?.[JSON_TYPE]?.schema ?? null,
  ]);
  return {
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in === 'path' ? 'path' : 'query',
      required: parameter.required ?? false,
      schema: parameter.schema ?? {},
    })),
    body: rest.requestBody?.content?.[JSON_TYPE]?.schema ?? null,
    responses: Object.fromEntries(responses),
  };
}
