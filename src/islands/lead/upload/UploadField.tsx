import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { uploadTypes } from '#domain/lead/upload.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { createUpload, noUpload } from '#stores/lead/upload.ts';
import { Button } from '#ui/Button.tsx';
import type { UploadFieldProps } from './upload-props.ts';

const accepted = [
  ...Object.keys(uploadTypes),
  ...Object.values(uploadTypes).map((ending) => `.${ending}`),
].join();

/** A file to send with a form. It is sent when it is chosen, and the lead names it. */
export function UploadField({ id, apiUrl, label, optionalLabel, error, messages }: UploadFieldProps) {
  const [upload] = useState(() => createUpload(apiUrl));
  const input = useRef<HTMLInputElement>(null);
  const { status, name, percent, value, error: own } = useStore(upload.$state, { ssr: () => noUpload });
  const text = createEnquiryText(messages);
  const problem = own ? text(own as 'enquiry.error.fileLost') : error;
  const remove = (): void => {
    upload.remove();
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  return (
    <div className="field" data-invalid={problem ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {label} {optionalLabel ? <span className="field__optional">{optionalLabel}</span> : null}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="field__control"
        accept={accepted}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) void upload.choose(file);
          else upload.remove();
        }}
      />
      <input type="hidden" name="attachment" value={value} />
      <p className="field__hint" id={`${id}-hint`}>
        {text('enquiry.file.hint')}
      </p>
      {status === 'empty' ? null : (
        <div>
          <p className="field__hint" role="status">
            {text(status === 'sent' ? 'enquiry.file.sent' : 'enquiry.file.sending', { name })}
          </p>
          {status === 'sending' ? (
            <progress value={percent} max={100} aria-label={text('enquiry.file.sending', { name })} />
          ) : null}
          <Button variant="quiet" size="small" onClick={remove}>
            {text('enquiry.file.remove')}
          </Button>
        </div>
      )}
      {problem ? (
        <p className="field__error" id={`${id}-error`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
