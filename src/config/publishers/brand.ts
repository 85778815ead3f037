import type { Brand } from '#domain/brand/brand.ts';
import { pick } from './pick.ts';

export const publishBrand = (brand: Brand): Brand => ({
  ...pick(brand, 'slug', 'name', 'kind', 'logo', 'banner', 'overviewUrl'),
  paragraphs: [...brand.paragraphs],
  models: brand.models.map((model) => pick(model, 'slug', 'name', 'body', 'tagline', 'image', 'overrideUrl')),
});
