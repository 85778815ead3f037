import { describe, expect, test } from 'vitest';
import { leadFields } from '#domain/lead/field.ts';
import {
  cleanFileName,
  findUploadType,
  judgeUpload,
  mostUploadBytes,
  pendingUpload,
  readAttachment,
} from '#domain/lead/upload.ts';
import { createValueSchema } from '#domain/lead/value-schema.ts';
import * as v from 'valibot';

const id = '0123456789abcdef'.repeat(2);

describe('FORM-08 a file that a form sends', () => {
  test.each([
    ['My CV.pdf', 'My CV.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Jo\\letter.PDF', 'letter.pdf'],
    ['cv\u202Efdp.exe.pdf', 'cv fdp exe.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src x onerror alert(1).pdf'],
    ['.pdf', 'file.pdf'],
    ['\u0000\n.pdf', 'file.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(80)}.pdf`],
  ])('%j is called %j', (name, cleaned) => {
    expect(cleanFileName(name, 'application/pdf')).toBe(cleaned);
  });

  test('has a kind that is taken, and a size', () => {
    expect(judgeUpload({ name: 'cv.docx', size: mostUploadBytes })).toBeNull();
    expect(judgeUpload({ name: 'cv.docx', size: mostUploadBytes + 1 })).toBe('enquiry.error.fileSize');
    expect(judgeUpload({ name: 'cv.docx', size: 0 })).toBe('enquiry.error.fileSize');
    for (const name of ['cv.html', 'cv.svg', 'cv.exe', 'cv', 'cv.pdf.js'])
      expect(judgeUpload({ name, size: 9 })).toBe('enquiry.error.fileKind');
    expect(findUploadType({ name: 'photo.JPEG' })).toBe('image/jpeg');
  });

  test('is named by its lead once it has arrived, and not before', () => {
    const schema = createValueSchema(leadFields.attachment, null);
    const longest = `${id}/${cleanFileName('x'.repeat(500), 'image/jpeg')}`;
    expect(v.is(schema, longest)).toBe(true);
    for (const value of [pendingUpload, id, `${id}/`, `${id}/a/b`, `../${id}/a`])
      expect(v.is(schema, value)).toBe(false);
    expect(readAttachment(`${id}/cv.pdf`)).toEqual({ id, name: 'cv.pdf' });
    expect(readAttachment('')).toBeNull();
  });
});
