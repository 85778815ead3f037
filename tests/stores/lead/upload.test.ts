import { beforeEach, expect, test, vi } from 'vitest';
import { pendingUpload } from '#domain/lead/upload.ts';
import type * as Uploads from '#services/lead/uploads.ts';
import type { SentFile } from '#services/lead/uploads.ts';

const service = vi.hoisted(() => ({
  sendFile: vi.fn<typeof Uploads.sendFile>(),
  removeFile: vi.fn<typeof Uploads.removeFile>(),
}));
vi.mock('#services/lead/uploads.ts', () => service);
const { createUpload } = await import('#stores/lead/upload.ts');

const file = (name: string): File => new File(['%PDF-1.7'], name);
let answer: (became: SentFile) => void = () => undefined;
let progress: (share: number) => void = () => undefined;
beforeEach(() => {
  service.removeFile.mockReset().mockResolvedValue(undefined);
  service.sendFile.mockReset().mockImplementation((_url, _file, onProgress) => {
    progress = onProgress;
    return new Promise<SentFile>((resolve) => (answer = resolve));
  });
});

test('FORM-08 a file is on its way, then the form names it', async () => {
  const { $state, choose } = createUpload('/api');
  const done = choose(file('../My CV.pdf'));
  progress(0.426);
  expect($state.get()).toMatchObject({ status: 'sending', percent: 43, value: pendingUpload });
  answer('kept');
  await done;
  expect($state.get()).toMatchObject({ status: 'sent', name: 'My CV.pdf' });
  expect($state.get().value).toMatch(/^[0-9a-f]{32}\/My CV\.pdf$/);
});

test('a file that is lost on its way is told, and the form can be sent without it', async () => {
  const { $state, choose } = createUpload('/api');
  const done = choose(file('cv.pdf'));
  answer('lost');
  await done;
  expect($state.get()).toMatchObject({ status: 'empty', value: '', error: 'enquiry.error.fileLost' });
});

test.each([
  ['misnamed', 'enquiry.error.fileForm'],
  ['size', 'enquiry.error.fileSize'],
] as const)(
  'FORM-08 a file that the service refuses (%s) is not told to be sent again',
  async (became, error) => {
    const { $state, choose } = createUpload('/api');
    const done = choose(file('cv.pdf'));
    answer(became);
    await done;
    expect($state.get()).toMatchObject({ status: 'empty', value: '', error });
  },
);

test('FORM-08 a PDF whose name has no ending is one', async () => {
  const { $state, choose } = createUpload('/api');
  const done = choose(new File(['%PDF-1.7'], 'cv', { type: 'application/pdf' }));
  answer('kept');
  await done;
  expect($state.get()).toMatchObject({ status: 'sent', name: 'cv.pdf', error: null });
});

test('a file of another kind is not sent, and takes the place of none', async () => {
  const { $state, choose } = createUpload('/api');
  await choose(file('cv.html'));
  expect(service.sendFile).not.toHaveBeenCalled();
  expect($state.get()).toMatchObject({ status: 'empty', error: 'enquiry.error.fileKind' });
});

test('of two files the later one counts; the first is taken away, whatever comes of it', async () => {
  const { $state, choose, remove } = createUpload('/api');
  const first = choose(file('old.pdf'));
  const answerFirst = answer;
  const signal = service.sendFile.mock.calls[0]?.[1].signal;
  const second = choose(file('new.pdf'));
  expect(signal?.aborted).toBe(true);
  answer('kept');
  await second;
  answerFirst('kept');
  await first;
  expect($state.get()).toMatchObject({ status: 'sent', name: 'new.pdf' });
  expect(service.removeFile).toHaveBeenCalledTimes(1);
  remove();
  expect($state.get()).toMatchObject({ status: 'empty', value: '', error: null });
  expect(service.removeFile).toHaveBeenCalledTimes(2);
});
