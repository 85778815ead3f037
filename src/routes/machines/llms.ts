import type { APIRoute } from 'astro';
import { catalogue, pages, site } from 'virtual:dealer';
import { createLlmsText } from './llms-text.ts';

/** What programs that answer questions should know before they speak of this dealer. */
export const GET: APIRoute = () =>
  new Response(createLlmsText(catalogue, site, pages), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
