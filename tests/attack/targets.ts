import { readFileSync } from 'node:fs';

export type Json = Record<string, unknown>;
interface Described {
  schema?: Json;
  name: string;
  in: string;
}
/** An operation of the published document, which is all that a stranger has. */
export interface Target {
  method: string;
  path: string;
  id: string;
  /** Who may call: everybody, or only with the key or the session. */
  needs: 'adminKey' | 'session' | null;
  parameters: readonly Described[];
  body: Json | null;
}

/** Every operation that the published document names. */
export function readTargets(): Target[] {
  const { paths } = JSON.parse(readFileSync('src/contract/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Json>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const security = (operation['security'] as Json[] | undefined)?.[0] ?? {};
      const content = (
        operation['requestBody'] as { content?: Record<string, { schema?: Json }> } | undefined
      )?.content;
      return {
        ...{ method: method.toUpperCase(), path: `/api${path}`, id: String(operation['operationId']) },
        needs: (Object.keys(security)[0] ?? null) as Target['needs'],
        parameters: (operation['parameters'] ?? []) as Described[],
        body: content?.['application/json']?.schema ?? null,
      };
    }),
  );
}
