import { findPictureKind } from '#config/pictures/picture-kind.ts';
import type { UploadType } from '#domain/lead/upload.ts';
import { isOldWordFile, isWordFile } from './word-file.ts';

/** How archives of files begin, of which a Word file is one. */
const archive = Buffer.from('PK\x03\x04', 'latin1');

/** Readers look for a PDF in so many bytes; a web page or a script may stand before it there, a mark of UTF-8 and white space do. */
const mostBeforePdf = 1_024;
const pdfStart = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/;

/** Whether bytes are as those of each type; a name alone says nothing. */
const signs: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => pdfStart.test(bytes.toString('latin1', 0, mostBeforePdf)),
  'application/msword': isOldWordFile,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) =>
    bytes.subarray(0, archive.length).equals(archive) && isWordFile(bytes),
  'image/jpeg': (bytes) => findPictureKind(bytes) === 'jpeg',
  'image/png': (bytes) => findPictureKind(bytes) === 'png',
  'image/webp': (bytes) => findPictureKind(bytes) === 'webp',
};

/** Whether a file is of the type that it says. Word files with macros are not. This is no search for viruses. */
export const isOfType = (bytes: Buffer, type: UploadType): boolean => signs[type](bytes);
