import { toJsonSchema } from '@valibot/to-json-schema';
import type { Answer, Described, Operation } from '#contract/operation.ts';
import { resources } from '#contract/operations.ts';
import { problem } from '#contract/problem.ts';
import { contractVersion } from '#contract/version.ts';
import { describeFields, type Json } from './describe-fields.ts';

const convert = ({ schema, fields }: Described): Json => {
  const json: Json = {
    ...toJsonSchema(schema, {
      ...{ target: 'draft-2020-12', typeMode: 'input' },
      // Checks that no schema can say stand in the descriptions.
      errorMode: 'ignore',
    }),
  };
  delete json['$schema'];
  return describeFields(json, fields);
};

const problemAnswer = { $ref: '#/components/responses/Problem' };

function writeAnswer({ about, body, file }: Answer): Json {
  if (body === problem)
    return { ...writeContent({ $ref: '#/components/schemas/Problem' }), description: about };
  if (body) return { ...writeContent(convert(body)), description: about };
  if (file) return { description: about, content: { [file]: {} } };
  return { description: about };
}

const writeContent = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function writeParameters(described: Described | undefined, where: 'path' | 'query'): Json[] {
  if (!described) return [];
  const { properties, required = [] } = convert(described) as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: where, description, schema },
    ...(required.includes(name) && { required: true }),
  }));
}

const security: Record<Operation['caller'], Json[] | undefined> = {
  public: undefined,
  holder: undefined,
  subject: [{ session: [] }],
  admin: [{ adminKey: [] }],
};
const mayCall: Record<Operation['caller'], string> = {
  public: 'Everybody may call it, browsers of any origin included.',
  holder: 'Whoever knows the id may call it: nobody can guess one.',
  subject: 'The signed-in person may call it, from a page of the site itself.',
  admin: 'The dealer may call it, with the admin key.',
};

function writeOperation(tag: string, operation: Operation): Json {
  const { id, caller, about, parameters, query, body, fileBody, answers } = operation;
  const asked = [...writeParameters(parameters, 'path'), ...writeParameters(query, 'query')];
  return {
    ...{ operationId: id, tags: [tag] },
    summary: `${about.slice(0, 1).toUpperCase()}${about.slice(1)}.`,
    description: mayCall[caller],
    ...(asked.length > 0 && { parameters: asked }),
    ...(body && { requestBody: { ...writeContent(convert(body)), required: true } }),
    ...(fileBody && {
      requestBody: {
        content: Object.fromEntries(fileBody.map((type) => [type, {}])),
        required: true,
      },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, writeAnswer(answer)])),
      default: problemAnswer,
    },
    ...(security[caller] && { security: security[caller] }),
  };
}

/** The contract of the dealer API as an OpenAPI 3.1 document. Throws when a field has no description. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, operations] of Object.entries(resources))
    for (const operation of operations) {
      const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: writeOperation(tag, operation) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt dealer API',
      version: contractVersion,
      description:
        'What the pages of a dealer’s site ask of the dealer’s server. Unknown fields are never a reason to refuse: ' +
        'leave them out, or keep them apart.',
    },
    servers: [
      { url: 'http://127.0.0.1:8108/api', description: 'The server of this project, on the same machine.' },
    ],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: convert(problem) },
      responses: {
        Problem: { ...writeContent({ $ref: '#/components/schemas/Problem' }), description: 'Why not.' },
      },
      securitySchemes: {
        adminKey: { type: 'apiKey', in: 'header', name: 'X-TYPESENSE-API-KEY' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}
