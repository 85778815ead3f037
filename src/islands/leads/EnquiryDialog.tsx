import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { $enquiry, openEnquiry, untouchedEnquiry } from '#stores/enquiry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { EnquiryDialogProps } from './enquiry-props.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

/**
 * The enquiry in a native dialog. Buttons marked `data-action="enquire"` open it, wherever they stand and whoever drew
 * them. They name it as their command's target as well, so that it opens even before this island is awake.
 */
export function EnquiryDialog({ vehicle, site }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, kept } = useStore($enquiry, { ssr: () => untouchedEnquiry });
  const text = createEnquiryText(site.messages);
  useEffect(() => {
    if (dialog.current?.open) openEnquiry();
    const open = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest('[data-action="enquire"]')) return;
      openEnquiry();
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return (
    <Dialog
      ref={dialog}
      id="enquiry"
      title={text('enquiry.title')}
      closeLabel={text('enquiry.close')}
      placement="side"
    >
      {status === 'kept' ? (
        <Alert
          tone="warning"
          title={text(kept === 'offline' ? 'enquiry.kept.offline' : 'enquiry.kept.unreachable')}
        />
      ) : (
        <EnquiryForm vehicle={vehicle} site={site} />
      )}
    </Dialog>
  );
}
