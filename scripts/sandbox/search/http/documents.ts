import type { Context, Hono } from 'hono';
import { deleteByFilter, truncate, updateByFilter } from '../documents/by-filter.ts';
import { exportDocuments } from '../documents/export-documents.ts';
import { parseWriteAction, readAction } from '../documents/write-action.ts';
import { writeDocument } from '../documents/write-document.ts';
import { leadDepth, smallBody } from '../../body/limits.ts';
import { parseSelection, selectFields } from '../query/field-selection.ts';
import type { RawParameters } from '../query/parameters.ts';
import { parseDirtyValues } from '../schema/dirty-values.ts';
import { badRequest, ServiceError } from '../service-error.ts';
import { TEXT_TYPE, answerJson } from './answer.ts';
import { importFromRequest } from './import.ts';
import { authorise, parameter, readKnownQuery, readObject } from './request.ts';
import type { Service } from './service.ts';

const path = '/collections/:collection/documents';

export function addDocumentRoutes(app: Hono, service: Service): void {
  const find = (context: Context, action: string) => {
    const name = parameter(context, 'collection');
    authorise(context, service, action, [name]);
    return service.collections.find(name);
  };
  const filterOf = ({ filter_by: filter }: RawParameters): string => {
    if (filter === undefined) throw badRequest('Parameter `filter_by` must be provided.');
    return filter;
  };

  app.post(path, async (context) => {
    const query = readKnownQuery(context, ['action', 'dirty_values']);
    const name = parameter(context, 'collection');
    const grant = authorise(context, service, `documents:${readAction(query['action'])}`, [name]);
    const collection = service.collections.find(name);
    const action = parseWriteAction(query['action']);
    const document = grant.createsOnly
      ? await readObject(context, smallBody, leadDepth)
      : await readObject(context);
    const dirty = parseDirtyValues(query['dirty_values'], collection.schema);
    const stored = collection.write((writer) => writeDocument(collection, writer, document, action, dirty));
    return answerJson(context, stored, 201);
  });
  app.post(`${path}/import`, (context) =>
    context.body(importFromRequest(context, find(context, 'documents:import')), 200, {
      'content-type': TEXT_TYPE,
    }),
  );
  app.get(`${path}/export`, (context) => {
    const collection = find(context, 'documents:export');
    const query = readKnownQuery(context, ['filter_by', 'include_fields', 'exclude_fields']);
    const stream = exportDocuments(collection, query);
    return context.body(stream, 200, { 'content-type': TEXT_TYPE });
  });
  app.patch(path, async (context) => {
    const collection = find(context, 'documents:update');
    const query = readKnownQuery(context, ['filter_by', 'dirty_values', 'action']);
    const filter = filterOf(query);
    const changes = await readObject(context);
    const dirty = parseDirtyValues(query['dirty_values'], collection.schema);
    return answerJson(context, { num_updated: updateByFilter(collection, filter, changes, dirty) });
  });
  app.delete(path, (context) => {
    const collection = find(context, 'documents:delete');
    const query = readKnownQuery(context, ['filter_by', 'truncate', 'batch_size', 'ignore_not_found']);
    if (query['truncate'] !== 'true')
      return answerJson(context, { num_deleted: deleteByFilter(collection, filterOf(query)) });
    if (query['filter_by'] !== undefined)
      throw badRequest('`truncate` deletes all documents: it cannot stand beside `filter_by`.');
    return answerJson(context, { num_deleted: truncate(collection) });
  });
  app.get(`${path}/:id`, (context) => {
    const collection = find(context, 'documents:get');
    const query = readKnownQuery(context, ['include_fields', 'exclude_fields']);
    const { include_fields: include, exclude_fields: exclude } = query;
    const document = collection.read(parameter(context, 'id'));
    return answerJson(context, selectFields(document, parseSelection(include, exclude)));
  });
  app.patch(`${path}/:id`, async (context) => {
    const collection = find(context, 'documents:update');
    const id = parameter(context, 'id');
    const changes = await readObject(context);
    const query = readKnownQuery(context, ['dirty_values', 'action']);
    const dirty = parseDirtyValues(query['dirty_values'], collection.schema);
    if (changes['id'] !== undefined && changes['id'] !== id)
      throw badRequest('The `id` of the resource does not match the `id` in the JSON body.');
    const stored = collection.write((writer) =>
      writeDocument(collection, writer, { ...changes, id }, 'update', dirty),
    );
    return answerJson(context, stored);
  });
  app.delete(`${path}/:id`, (context) => {
    const collection = find(context, 'documents:delete');
    const id = parameter(context, 'id');
    try {
      const document = collection.read(id);
      collection.write((writer) => writer.delete(id));
      return answerJson(context, document);
    } catch (error) {
      const isIgnored = readKnownQuery(context, ['ignore_not_found'])['ignore_not_found'] === 'true';
      if (isIgnored && error instanceof ServiceError && error.status === 404)
        return answerJson(context, { id });
      throw error;
    }
  });
}
