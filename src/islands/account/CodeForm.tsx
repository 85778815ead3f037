import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AccountText } from '#messages/account/account.ts';
import { $signIn, askForCode, changeContact, giveCode, untouchedSignIn } from '#stores/account/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { SignInTrouble } from './SignInTrouble.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

export interface CodeFormProps {
  slug: string;
  api: string;
  text: AccountText;
}

/** Asks for the code. The phone offers it, and it can be pasted with whatever stands around its digits. */
export function CodeForm({ slug, api, text }: CodeFormProps) {
  const { busy, to, resendAt } = useStore($signIn, { ssr: () => untouchedSignIn });
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const wait = useSecondsUntil(resendAt);
  const form = useRef<HTMLFormElement>(null);
  const focus = (): void => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const give = (digits: string): void => {
    setShort(false);
    void giveCode(api, digits).then((isIn) => {
      if (isIn) return;
      setCode('');
      focus();
    });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.length === 6) give(code);
    else setShort(true);
  };
  return (
    <form ref={form} className="sign-in__form" noValidate onSubmit={submit}>
      <p role="status" className="sign-in__sent">
        {text('account.sent', { to })}
      </p>
      <SignInTrouble text={text} />
      <Field
        id="sign-in-code"
        label={text('account.code')}
        hint={text('account.code.hint', { to })}
        value={code}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
          setCode(digits);
          if (digits.length === 6 && code.length < 6) give(digits);
        }}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isShort ? text('account.code.empty') : undefined}
      />
      <div className="sign-in__actions">
        <Button type="submit" size="large" busy={busy}>
          {text('account.signIn')}
        </Button>
        <Button
          variant="secondary"
          disabled={wait > 0}
          onClick={() => {
            void askForCode(api, slug, to);
            focus();
          }}
        >
          {wait > 0 ? text('account.resend.wait', { seconds: wait }) : text('account.resend')}
        </Button>
        <Button variant="quiet" onClick={changeContact}>
          {text('account.other')}
        </Button>
      </div>
    </form>
  );
}
