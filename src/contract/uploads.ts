import * as v from 'valibot';
import { uploadIdForm, uploadTypes } from '#domain/lead/upload.ts';
import type { Described, Operation } from './operation.ts';
import { refusal } from './problem.ts';

const idWord = 'Id of the file: 32 hexadecimal digits that nobody can guess, made by who sends it.';
const byId = {
  schema: v.object({ id: v.pipe(v.string(), v.regex(uploadIdForm)) }),
  fields: { id: idWord },
} satisfies Described;

export const putUpload = {
  id: 'putUpload',
  method: 'PUT',
  path: '/uploads/:id',
  caller: 'public',
  about:
    'keeps a file of at most 10 MB for the lead that names it within four days; it is deleted when none does, and never published; of a JPEG, PNG or WebP file nothing is kept but the picture: no place, time, camera or text',
  parameters: byId,
  query: {
    schema: v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }),
    fields: { name: 'Name of the file.' },
  },
  fileBody: Object.keys(uploadTypes),
  answers: {
    201: {
      about: 'The file is kept, by this request or by an earlier one with the same id.',
      body: {
        schema: v.object({ id: v.string(), name: v.string(), bytes: v.number() }),
        fields: { id: idWord, name: 'The name, cleaned.', bytes: 'Size of what is kept.' },
      },
    },
    409: refusal('Another file has this id.'),
    413: refusal('The file is larger than 10 MB.'),
    415: refusal(
      'The file is of another kind than it says, of a kind that is not taken, or a picture that is not whole.',
    ),
    422: refusal('The file is empty.'),
  },
} satisfies Operation;

export const deleteUpload = {
  id: 'deleteUpload',
  method: 'DELETE',
  path: '/uploads/:id',
  caller: 'holder',
  about: 'takes a file away that no lead names yet',
  parameters: byId,
  answers: { 204: { about: 'There is no such file any more; also when a lead names it, which keeps it.' } },
} satisfies Operation;

export const getUpload = {
  id: 'getUpload',
  method: 'GET',
  path: '/uploads/:id',
  caller: 'admin',
  about: 'is the file that a lead names, as a download',
  parameters: byId,
  answers: {
    200: { about: 'The file.', file: 'application/octet-stream' },
    404: refusal('There is no such file.'),
  },
} satisfies Operation;
