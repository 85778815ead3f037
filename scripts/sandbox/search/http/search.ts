import type { Hono } from 'hono';
import { readParameters } from '../query/parameters.ts';
import { runSearch } from '../query/run-search.ts';
import { answerJson } from './answer.ts';
import { authorise, parameter, readQuery } from './request.ts';
import type { Service } from './service.ts';

export function addSearchRoutes(app: Hono, service: Service): void {
  app.get('/collections/:collection/documents/search', (context) => {
    const name = parameter(context, 'collection');
    const { imposed } = authorise(context, service, 'documents:search', [name]);
    const parameters = readQuery(context);
    const collection = service.collections.find(name);
    return answerJson(
      context,
      runSearch(collection, { parameters, imposed: imposed && readParameters(imposed) }),
    );
  });
}
