import type { Hono } from 'hono';
import { badRequest } from '../service-error.ts';
import { answerJson } from './answer.ts';
import { authorise } from './request.ts';
import type { Service } from './service.ts';

/** What is not built. Clients ask for these lists before they write, and get empty ones. */
const unbuilt = [
  { path: '/collections/:collection/overrides', area: 'overrides', list: { overrides: [] } },
  { path: '/collections/:collection/synonyms', area: 'synonyms', list: { synonyms: [] } },
  { path: '/stopwords', area: 'stopwords', list: { stopwords: [] } },
  { path: '/presets', area: 'presets', list: { presets: [] } },
  { path: '/curation_sets', area: 'curation_sets', list: [] },
  { path: '/synonym_sets', area: 'synonym_sets', list: [] },
];

export function addUnbuiltRoutes(app: Hono, service: Service): void {
  for (const { path, area, list } of unbuilt) {
    app.get(path, (context) => {
      const collection = context.req.param('collection');
      authorise(context, service, `${area}:list`, collection === undefined ? [] : [collection]);
      if (collection !== undefined) service.collections.find(collection);
      return answerJson(context, list);
    });
    app.on(['PUT', 'POST', 'PATCH', 'DELETE'], [path, `${path}/:name`], (context) => {
      authorise(context, service, `${area}:create`);
      throw badRequest(`\`${area}\` are not part of this server.`);
    });
  }
}
