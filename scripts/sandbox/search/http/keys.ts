import type { Hono } from 'hono';
import { smallBody } from '../../body/limits.ts';
import { answerJson } from './answer.ts';
import { authorise, parameter, readObject } from './request.ts';
import type { Service } from './service.ts';

export function addKeyRoutes(app: Hono, service: Service): void {
  const { keys } = service;
  app.get('/keys', (context) => {
    authorise(context, service, 'keys:list');
    return answerJson(context, { keys: keys.list() });
  });
  app.post('/keys', async (context) => {
    authorise(context, service, 'keys:create');
    return answerJson(context, keys.create(await readObject(context, smallBody)), 201);
  });
  app.get('/keys/:id', (context) => {
    authorise(context, service, 'keys:get');
    return answerJson(context, keys.find(parameter(context, 'id')));
  });
  app.delete('/keys/:id', (context) => {
    authorise(context, service, 'keys:delete');
    return answerJson(context, keys.delete(parameter(context, 'id')));
  });
}
