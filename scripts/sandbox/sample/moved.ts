import { request, type IndexAddress } from '../../stock/index/request.ts';
import { IndexError } from '../../stock/index/error.ts';

/**
 * Whether a collection holds sample stock whose pictures are at another origin than `publicUrl`. Real stock never is:
 * its pictures are not drawn by a sandbox.
 */
export async function isSampleOfElsewhere(
  index: IndexAddress,
  collection: string,
  publicUrl: string,
): Promise<boolean> {
  const query = new URLSearchParams({ q: '*', per_page: '25', include_fields: 'primary_image_url' });
  const path = `/collections/${encodeURIComponent(collection)}/documents/search?${query}`;
  const text = await request(index, { path }).catch((error: unknown) => {
    if (error instanceof IndexError && error.status === 404) return '{"hits":[]}';
    throw error;
  });
  const { hits } = JSON.parse(text) as { hits: { document: { primary_image_url?: string } }[] };
  const url = hits.map(({ document }) => document.primary_image_url).find((address) => address !== undefined);
  if (url === undefined || !URL.canParse(url)) return false;
  const { origin, pathname, protocol } = new URL(url);
  return (
    protocol === 'http:' && pathname.startsWith('/images/vehicles/') && origin !== new URL(publicUrl).origin
  );
}
