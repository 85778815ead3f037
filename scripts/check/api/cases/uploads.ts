import { deleteUpload, getUpload, putUpload } from '#contract/uploads.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import type { Case } from '../case.ts';

/** What is tried of files: nothing that stays. */
export function makeUploadCases(): Case[] {
  const id = createLeadId();
  const put = { operation: putUpload, writes: true, parameters: { id } } as const;
  return [
    {
      ...put,
      about: 'a web page is no file of a form',
      query: { name: 'cv.html' },
      headers: { 'content-type': 'text/html' },
      body: '<script>alert(1)</script>',
      expects: [415],
    },
    {
      ...put,
      about: 'a web page that says to be a PDF is none',
      query: { name: 'cv.pdf' },
      headers: { 'content-type': 'application/pdf' },
      body: '<script>alert(1)</script>',
      expects: [415],
    },
    {
      ...{ operation: deleteUpload, writes: true, parameters: { id } },
      about: 'taking away what is not there is no failure',
      expects: [204],
    },
    {
      operation: getUpload,
      about: 'nobody but the dealer gets a file',
      parameters: { id },
      expects: [401, 403],
    },
  ];
}
