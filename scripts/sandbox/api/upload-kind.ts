import type { UploadType } from '#domain/lead/upload.ts';

const starts = (bytes: Buffer, ...sign: number[]): boolean =>
  bytes.subarray(0, sign.length).equals(Buffer.from(sign));
const holds = (bytes: Buffer, text: string): boolean => bytes.includes(Buffer.from(text, 'latin1'));

/** Whether bytes begin as files of each type do; a name alone says nothing. */
const signs: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => holds(bytes.subarray(0, 1_024), '%PDF-'),
  'application/msword': (bytes) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) =>
    starts(bytes, 0x50, 0x4b, 0x03, 0x04) && holds(bytes, 'word/') && !holds(bytes, 'vbaProject'),
  'image/jpeg': (bytes) => starts(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => holds(bytes.subarray(0, 4), 'RIFF') && holds(bytes.subarray(8, 12), 'WEBP'),
};

/** Whether a file is of the type that it says. Word files with macros are not. This is no search for viruses. */
export const isOfType = (bytes: Buffer, type: UploadType): boolean => signs[type](bytes);
