import { ServiceError } from '#services/site/errors.ts';
import { fetchPdf } from '#services/vehicle/pdf.ts';

/** A PDF, or what the server says against it (null when it says nothing). */
export type PdfAnswer = { file: Blob; said?: never } | { file?: never; said: string | null };

const kept = new Map<string, Blob>();

/** The PDF of a vehicle, fetched once a page (PRINT-01). A failure is told and may be tried again (PRINT-02). */
export async function readPdf(apiUrl: string, slug: string): Promise<PdfAnswer> {
  try {
    const file = kept.get(slug) ?? (await fetchPdf(apiUrl, slug));
    kept.set(slug, file);
    return { file };
  } catch (error) {
    console.warn('The PDF could not be fetched.', error);
    return { said: error instanceof ServiceError ? error.said : null };
  }
}
