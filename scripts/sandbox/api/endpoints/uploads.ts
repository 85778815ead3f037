import * as contract from '#contract/uploads.ts';
import {
  cleanFileName,
  mostUploadBytes,
  readAttachment,
  uploadTypes,
  type UploadType,
} from '#domain/lead/upload.ts';
import { readBytes } from '../../body/read-body.ts';
import { readConnection } from '../../door/connection.ts';
import { inTurns } from '../../in-turns.ts';
import { ServiceError } from '../../search/service-error.ts';
import { createEndpoint, type DealerApi } from '../endpoint.ts';
import { stripMetadata } from '../picture-metadata.ts';
import { isOfType } from '../upload-kind.ts';

const isTaken = (type: string): type is UploadType => Object.hasOwn(uploadTypes, type);

/** Leads that are read in one turn of the server. */
const atOnce = 10;

/** Takes files away whose lead never came, or is gone. Looks at most once an hour, because it reads all leads. */
async function tidyUp({ uploads, leads }: Pick<DealerApi, 'uploads' | 'leads'>): Promise<void> {
  const unnamed = new Set(uploads.listOld());
  if (unnamed.size === 0) return;
  for await (const text of inTurns(leads.list(), atOnce))
    for (const [, id = ''] of text.matchAll(/"([0-9a-f]{32})\/[^"]/g)) unnamed.delete(id);
  for (const id of unnamed) uploads.remove(id);
}

const tooMuch = 'So many files were sent from this connection that it has to wait until tomorrow.';
const noRoom = 'There is no room for further files at the moment. Please send it later, or without.';

/**
 * Keeps a file that a form sends before its lead, under the id that the lead will name. Its first bytes have to be those of its
 * type. Pictures lose what tells of their place and camera. Nothing looks for viruses: who opens it should.
 */
export const putUpload = createEndpoint(
  contract.putUpload,
  ({ uploads, leads, takeUploadBytes }) =>
    async ({ parameters: { id }, query: { name }, context, answer }) => {
      const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim() ?? '';
      if (!isTaken(type)) return answer(415, { message: 'Files of this kind are not taken.' });
      const bytes = await readBytes(context.req.raw, mostUploadBytes);
      if (!bytes) return answer(413, { message: 'The file is larger than 10 MB.' });
      if (bytes.length === 0) return answer(422, { message: 'The file is empty.' });
      if (!isOfType(bytes, type))
        return answer(415, { message: 'The file is of another kind than it says.' });
      const bare = stripMetadata(bytes, type);
      if (!bare) return answer(415, { message: 'The picture is not whole.' });
      await tidyUp({ uploads, leads });
      if (!takeUploadBytes(readConnection(context), bare.length)) throw new ServiceError(429, tooMuch);
      const cleaned = cleanFileName(name, type);
      const kept = uploads.keep(id, { name: cleaned, bytes: bare });
      if (kept === 'full') throw new ServiceError(503, noRoom);
      if (kept === 'other') return answer(409, { message: 'Another file has this id.' });
      return answer(201, { id, name: cleaned, bytes: bare.length });
    },
);

/** Takes a file away that its sender removed from the form. One that a lead names stays: the dealer has it. */
export const deleteUpload = createEndpoint(
  contract.deleteUpload,
  ({ uploads }) =>
    ({ parameters: { id }, answer }) => {
      if (!uploads.isNamed(id)) uploads.remove(id);
      return answer(204, null);
    },
);

/** The file for the dealer, always as a download: no browser draws what a stranger sent. */
export const getUpload = createEndpoint(
  contract.getUpload,
  ({ uploads }) =>
    ({ parameters: { id }, context, answer }) => {
      const found = uploads.read(id);
      if (!found) return answer(404, { message: 'There is no such file.' });
      return context.body(new Uint8Array(found.bytes), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      });
    },
);

/** Where the dealer gets a file that a lead names; null where it names none. */
export const findUploadAddress = (attachment: string | undefined): string | null => {
  const found = readAttachment(attachment);
  return found && `/api/uploads/${found.id}`;
};
