import type { Hono } from 'hono';
import { openAnswerPlace } from '../../door/answer-room.ts';
import { Budget } from '../pace/budget.ts';
import { readParameters } from '../query/parameters.ts';
import { answerText } from './answer.ts';
import { authorise, parameter, readQuery } from './request.ts';
import { runInSlices } from './run-in-slices.ts';
import type { Service } from './service.ts';

export function addSearchRoutes(app: Hono, service: Service): void {
  app.get('/collections/:collection/documents/search', async (context) => {
    const collection = parameter(context, 'collection');
    const { imposed } = authorise(context, service, 'documents:search', [collection]);
    const search = {
      collection,
      parameters: readQuery(context),
      imposed: imposed && readParameters(imposed),
    };
    const budget = new Budget(openAnswerPlace(context));
    const text = JSON.stringify(await runInSlices(search, service, budget));
    budget.take(text.length);
    return answerText(context, text);
  });
}
