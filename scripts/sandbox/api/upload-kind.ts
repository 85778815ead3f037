import type { UploadType } from '#domain/lead/upload.ts';
import { isOldWordFile, isWordFile } from './word-file.ts';

const starts = (bytes: Buffer, ...sign: number[]): boolean =>
  bytes.subarray(0, sign.length).equals(Buffer.from(sign));
const holds = (bytes: Buffer, text: string): boolean => bytes.includes(Buffer.from(text, 'latin1'));

/** Readers look for a PDF in so many bytes; a web page or a script may stand before it there, a mark of UTF-8 and white space do. */
const mostBeforePdf = 1_024;
const pdfStart = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/;

/** Whether bytes are as those of each type; a name alone says nothing. */
const signs: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => pdfStart.test(bytes.toString('latin1', 0, mostBeforePdf)),
  'application/msword': isOldWordFile,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) =>
    starts(bytes, 0x50, 0x4b, 0x03, 0x04) && isWordFile(bytes),
  'image/jpeg': (bytes) => starts(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => holds(bytes.subarray(0, 4), 'RIFF') && holds(bytes.subarray(8, 12), 'WEBP'),
};

/** Whether a file is of the type that it says. Word files with macros are not. This is no search for viruses. */
export const isOfType = (bytes: Buffer, type: UploadType): boolean => signs[type](bytes);
