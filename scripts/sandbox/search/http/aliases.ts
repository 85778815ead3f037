import type { Hono } from 'hono';
import { smallBody } from '../../body/limits.ts';
import { badRequest } from '../service-error.ts';
import { answerJson } from './answer.ts';
import { authorise, parameter, readObject } from './request.ts';
import type { Service } from './service.ts';

export function addAliasRoutes(app: Hono, service: Service): void {
  const { collections } = service;
  app.get('/aliases', (context) => {
    authorise(context, service, 'aliases:list');
    return answerJson(context, { aliases: collections.listAliases() });
  });
  app.get('/aliases/:name', (context) => {
    authorise(context, service, 'aliases:get');
    return answerJson(context, collections.findAlias(parameter(context, 'name')));
  });
  app.put('/aliases/:name', async (context) => {
    authorise(context, service, 'aliases:create');
    const { collection_name: collection } = await readObject(context, smallBody);
    if (typeof collection !== 'string') throw badRequest('Parameter `collection_name` is required.');
    return answerJson(context, collections.setAlias(parameter(context, 'name'), collection));
  });
  app.delete('/aliases/:name', (context) => {
    authorise(context, service, 'aliases:delete');
    return answerJson(context, collections.deleteAlias(parameter(context, 'name')));
  });
}
