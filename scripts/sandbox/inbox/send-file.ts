import type { Context } from 'hono';
import { findUploadType } from '#domain/lead/upload.ts';
import { isOfType } from '../api/upload-kind.ts';

/**
 * A file that a lead names: a picture to look at where its bytes are those of one, anything else as a download. No browser
 * runs what a stranger sent.
 */
export function sendFile(context: Context, file: { name: string; bytes: Buffer } | null): Response {
  if (!file) return context.text('There is no such file.', 404);
  const type = findUploadType(file);
  const isPicture = type !== null && type.startsWith('image/') && isOfType(file.bytes, type);
  return context.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': isPicture ? type : 'application/octet-stream',
    'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  });
}
