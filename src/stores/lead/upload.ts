import { atom, type ReadableAtom } from 'nanostores';
import { createLeadId } from '#domain/lead/lead.ts';
import { cleanFileName, findUploadType, judgeUpload, pendingUpload } from '#domain/lead/upload.ts';
import { removeFile, sendFile } from '#services/lead/uploads.ts';

/** A file of a form on its way to the dealer API. */
export interface UploadState {
  status: 'empty' | 'sending' | 'sent';
  name: string;
  /** How much has been sent, 0 to 100. */
  percent: number;
  /** What the field of the form says of it: empty, that it is on its way, or how the lead names it. */
  value: string;
  /** Message key of what went wrong last. */
  error: string | null;
}

export const noUpload: UploadState = { status: 'empty', name: '', percent: 0, value: '', error: null };

/** What a shopper reads of a file that is not kept. */
const problems = {
  misnamed: 'enquiry.error.fileForm',
  size: 'enquiry.error.fileSize',
  lost: 'enquiry.error.fileLost',
} as const;

export interface Upload {
  $state: ReadableAtom<UploadState>;
  /** Sends a file in the place of the one before. Never throws. */
  choose: (file: File) => Promise<void>;
  /** Stops, and takes the file away from the service. Never throws. */
  remove: () => void;
}

/** The one file that a field of a form takes. */
export function createUpload(apiUrl: string): Upload {
  const $state = atom(noUpload);
  let running: { id: string; abort: AbortController } | null = null;
  const remove = (error: string | null = null): void => {
    const { status } = $state.get();
    const stopped = running;
    running = null;
    $state.set({ ...noUpload, error });
    if (!stopped || status === 'empty') return;
    stopped.abort.abort();
    removeFile(apiUrl, stopped.id).catch((problem: unknown) =>
      console.warn('The file could not be taken away.', problem),
    );
  };
  return {
    $state,
    remove: () => remove(),
    choose: async (file) => {
      remove(judgeUpload(file));
      const type = findUploadType(file);
      if ($state.get().error !== null || type === null) return;
      const name = cleanFileName(file.name, type);
      const attempt = { id: createLeadId(), abort: new AbortController() };
      running = attempt;
      const sending = { ...noUpload, status: 'sending', name, value: pendingUpload } as const;
      $state.set(sending);
      const became = await sendFile(
        apiUrl,
        { id: attempt.id, file, signal: attempt.abort.signal },
        (share) => {
          if (running === attempt) $state.set({ ...sending, percent: Math.round(share * 100) });
        },
      );
      // Another file was chosen meanwhile.
      if (running !== attempt) return;
      if (became === 'kept')
        $state.set({ ...noUpload, status: 'sent', name, percent: 100, value: `${attempt.id}/${name}` });
      else remove(problems[became]);
    },
  };
}
