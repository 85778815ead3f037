import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import type { AuthRules } from '#domain/account/rules.ts';
import type { AccountText } from '#messages/account/account.ts';
import type { CollectionNotice } from '#messages/lead/collection-notice.ts';
import { $signIn, askForCode, untouchedSignIn } from '#stores/account/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useAwake } from '../lead/use-awake.ts';
import { SignInTrouble } from './SignInTrouble.tsx';

const fieldId = 'sign-in-contact';

export interface ContactFormProps {
  slug: string;
  auth: AuthRules;
  text: AccountText;
  /** What happens to the number or address. */
  notice: CollectionNotice;
  /** Where Back leads; null where nobody was sent here. */
  back: string | null;
}

/** What was typed before this island woke up. */
function readTyped(): string {
  if (typeof HTMLInputElement === 'undefined') return '';
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Asks for the number or address that the code goes to. */
export function ContactForm({ slug, auth, text, notice, back }: ContactFormProps) {
  const { busy, to } = useStore($signIn, { ssr: () => untouchedSignIn });
  const [value, setValue] = useState(() => readTyped() || to);
  // Sent by the browser itself, the form would only load the page again.
  const isAwake = useAwake();
  const [isMissing, setMissing] = useState(false);
  const [byPhone, byEmail] = [auth.codes.includes('sms'), auth.codes.includes('email')];
  const label = text(byPhone && byEmail ? 'account.contact' : byPhone ? 'account.phone' : 'account.email');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(value.trim() === '');
    if (value.trim() !== '') void askForCode(auth.api, slug, value.trim());
  };
  return (
    <form className="sign-in__form" noValidate onSubmit={submit}>
      <SignInTrouble text={text} />
      <Field
        id={fieldId}
        label={label}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        // A keyboard with letters as well as digits, where both may be typed.
        type={byEmail ? (byPhone ? 'text' : 'email') : 'tel'}
        inputMode={byEmail ? 'email' : 'tel'}
        autoComplete={byEmail ? (byPhone ? 'username' : 'email') : 'tel'}
        maxLength={200}
        error={isMissing ? text('account.contact.empty', { field: label.toLowerCase() }) : undefined}
      />
      <p className="field__hint">
        {notice.words} <a href="/privacy-policy/">{notice.link}</a>
      </p>
      <div className="sign-in__actions">
        <Button type="submit" size="large" busy={busy} disabled={!isAwake}>
          {text('account.send')}
        </Button>
        {back === null ? null : (
          <Button href={back} variant="quiet">
            {text('account.back')}
          </Button>
        )}
      </div>
    </form>
  );
}
