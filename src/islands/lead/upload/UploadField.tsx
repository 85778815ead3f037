import './upload.css';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { formatFileSize } from '#domain/site/file-size.ts';
import { uploadTypes } from '#domain/lead/upload.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { createUpload, noUpload } from '#stores/lead/upload.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { UploadFieldProps } from './upload-props.ts';

const accepted = [
  ...Object.keys(uploadTypes),
  ...Object.values(uploadTypes).map((ending) => `.${ending}`),
].join();

/** A file to send with a form. It is sent when it is chosen, and the lead names it. */
export function UploadField({ id, apiUrl, label, optionalLabel, error, messages }: UploadFieldProps) {
  const [upload] = useState(() => createUpload(apiUrl));
  const [size, setSize] = useState(0);
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
      <div className="upload" data-status={status}>
        <input
          ref={input}
          id={id}
          type="file"
          className="upload__input"
          accept={accepted}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            setSize(file?.size ?? 0);
            if (file) void upload.choose(file);
            else upload.remove();
          }}
        />
        <Icon name={status === 'sent' ? 'check' : 'document'} size={28} />
        {status === 'empty' ? (
          <p aria-hidden="true">
            <strong>{text('enquiry.file.choose')}</strong> {text('enquiry.file.drop')}
          </p>
        ) : (
          <p>
            <strong>{name}</strong> <span className="numbers">{formatFileSize(size)}</span>
          </p>
        )}
        {status === 'sending' ? (
          <progress value={percent} max={100} aria-label={text('enquiry.file.sending', { name })} />
        ) : null}
      </div>
      <input type="hidden" name="attachment" value={value} />
      {status === 'empty' ? null : (
        <div className="upload__done">
          <p className="field__hint" role="status">
            {text(status === 'sent' ? 'enquiry.file.sent' : 'enquiry.file.sending', { name })}
          </p>
          <Button variant="quiet" size="small" icon="close" onClick={remove}>
            {text('enquiry.file.remove')}
          </Button>
        </div>
      )}
      <p className="field__hint" id={`${id}-hint`}>
        {text('enquiry.file.hint')}
      </p>
      {problem ? (
        <p className="field__error" id={`${id}-error`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
