import type * as v from 'valibot';
import type { Brand } from '#domain/brand/brand.ts';
import { slugify } from '#domain/site/slug.ts';
import type { brand } from '../schemas/brand.ts';

/** A brand file's `brand:` part with its slugs filled in (DATA-06). */
export const resolveBrand = (written: v.InferOutput<typeof brand>): Brand => ({
  ...written,
  slug: slugify(written.name),
  kind: written.kind ?? 'car',
  models: written.models.map((model) => ({ ...model, slug: model.slug ?? slugify(model.name) })),
});
