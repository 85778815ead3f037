import type { Context, Hono } from 'hono';
import { alterCollection } from '../collections/alter-collection.ts';
import type { JsonObject } from '../json.ts';
import { parseSelection, selectFields } from '../query/field-selection.ts';
import { readUnsigned } from '../query/parameters.ts';
import { parseCloneName, parseSchema } from '../schema/parse-schema.ts';
import type { Schema } from '../schema/schema.ts';
import { answerJson } from './answer.ts';
import { authorise, parameter, readObject, readKnownQuery } from './request.ts';
import type { Service } from './service.ts';

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export function addCollectionRoutes(app: Hono, service: Service): void {
  const { collections } = service;
  const find = (context: Context, action: string) => {
    const name = parameter(context, 'collection');
    authorise(context, service, action, [name]);
    return collections.find(name);
  };
  const readSchema = (body: JsonObject, source: string | undefined): Schema =>
    source === undefined || source === ''
      ? parseSchema(body, nowInSeconds())
      : { ...collections.find(source).schema, name: parseCloneName(body), created_at: nowInSeconds() };

  app.get('/collections', (context) => {
    authorise(context, service, 'collections:list');
    const query = readKnownQuery(context, ['exclude_fields', 'limit', 'offset']);
    const selection = parseSelection(undefined, query['exclude_fields']);
    const from = readUnsigned(query, 'offset', 0);
    const all = collections.list();
    const chosen = all.slice(from, from + readUnsigned(query, 'limit', all.length));
    return answerJson(
      context,
      chosen.map((collection) => selectFields(collection.describe(), selection)),
    );
  });
  app.post('/collections', async (context) => {
    authorise(context, service, 'collections:create');
    const body = await readObject(context);
    const schema = readSchema(body, readKnownQuery(context, ['src_name'])['src_name']);
    return answerJson(context, collections.create(schema).describe(), 201);
  });
  app.get('/collections/:collection', (context) =>
    answerJson(context, find(context, 'collections:get').describe()),
  );
  app.patch('/collections/:collection', async (context) => {
    const collection = find(context, 'collections:update');
    return answerJson(context, alterCollection(collection, await readObject(context)));
  });
  app.delete('/collections/:collection', (context) => {
    const name = parameter(context, 'collection');
    authorise(context, service, 'collections:delete', [name]);
    return answerJson(context, collections.delete(name));
  });
}
