import { normalizeText } from '../words/normalize-text.ts';

/** Kinds of files that a form takes, by their media type: the ending that their names get. */
export const uploadTypes = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type UploadType = keyof typeof uploadTypes;

/** Bytes of the largest file. */
export const mostUploadBytes = 10 * 1024 * 1024;

/** Days for which a file waits for its lead, which the browser may keep for three. */
export const uploadDays = 4;

export const uploadIdForm = /^[0-9a-f]{32}$/;

/** What the field of a form says while its file has not arrived; the schema of values refuses it. */
export const pendingUpload = 'pending';

/** How a lead names its file: the id under which the dealer API keeps it, a slash, and the name that it had. */
export const attachmentForm = /^[0-9a-f]{32}\/[^/\\]+$/;

const endings: Readonly<Record<string, UploadType>> = {
  ...Object.fromEntries(Object.entries(uploadTypes).map(([type, ending]) => [ending, type as UploadType])),
  jpeg: 'image/jpeg',
};

const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The media type of a file by the end of its name; browsers that lack an office know no other. A name without an ending
 * leaves it to what the browser says. Null for other kinds.
 */
export function findUploadType({ name, type = '' }: { name: string; type?: string }): UploadType | null {
  if (/\.[^.\s]{1,5}$/.test(name)) return endings[endingOf(name)] ?? null;
  return Object.hasOwn(uploadTypes, type) ? (type as UploadType) : null;
}

/**
 * A file name without folders, signs that nobody sees or that turn the direction of reading, and without what means something to a
 * shell or a web page. Never empty; ends as its type does.
 */
export function cleanFileName(name: string, type: UploadType): string {
  const bare = normalizeText(name.toWellFormed(), 'NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ()_+-]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ');
  return `${bare.slice(0, 80).trim() || 'file'}.${uploadTypes[type]}`.toWellFormed();
}

/** Why a file cannot be sent, as a message key; null when it can. */
export function judgeUpload(file: { name: string; type?: string; size: number }): string | null {
  if (findUploadType(file) === null) return 'enquiry.error.fileKind';
  const { size } = file;
  return size === 0 || size > mostUploadBytes ? 'enquiry.error.fileSize' : null;
}

/** The parts of what a lead says of its file; null where it says none. */
export function readAttachment(attachment: string | undefined): { id: string; name: string } | null {
  const [id = '', name = ''] = (attachment ?? '').split('/');
  return uploadIdForm.test(id) && name !== '' ? { id, name } : null;
}
