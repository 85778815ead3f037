import { useState } from 'react';
import { nameSignedIn, type SignedIn } from '#domain/account/session.ts';
import type { AccountText } from '#messages/account/account.ts';
import { removeAccount, signOut } from '#stores/account/leave.ts';
import { untouchedSignIn, $signIn } from '#stores/account/sign-in.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

export interface AccountPanelProps {
  api: string;
  user: SignedIn;
  text: AccountText;
  /** Where somebody wanted to go; null for nowhere. */
  next: string | null;
  /** Whether other pages will know of the session. */
  isKept: boolean;
  /** Tells what was done once nobody is signed in any more. */
  onNews: (news: string) => void;
}

/** Who is signed in, and how to end it. */
export function AccountPanel({ api, user, text, next, isKept, onNews }: AccountPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const act = async (deed: () => Promise<boolean>, news: 'account.signedOut' | 'account.deleted') => {
    setBusy(true);
    setFailed(false);
    try {
      const isDone = await deed();
      $signIn.set(untouchedSignIn);
      onNews(text(isDone ? news : 'account.noSession'));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const leave = (everywhere: boolean): void => void act(() => signOut(api, everywhere), 'account.signedOut');
  return (
    <div className="sign-in">
      <p className="sign-in__lead">{text('account.as', { who: nameSignedIn(user) })}</p>
      {isKept ? null : <Alert tone="warning" title={text('account.unkept')} />}
      {isFailed ? <Alert tone="danger" title={text('account.unreachable')} /> : null}
      <div className="sign-in__actions">
        {next === null ? null : <Button href={next}>{text('account.go')}</Button>}
        <Button variant="secondary" disabled={isBusy} onClick={() => leave(false)}>
          {text('account.signOut')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => leave(true)}>
          {text('account.signOut.everywhere')}
        </Button>
      </div>
      <section className="sign-in__delete">
        {isAsking ? (
          <>
            <p>{text('account.delete.text')}</p>
            <div className="sign-in__actions">
              <Button
                variant="secondary"
                busy={isBusy}
                onClick={() => void act(() => removeAccount(api), 'account.deleted')}
              >
                {text('account.delete.sure')}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {text('account.delete.keep')}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {text('account.delete')}
          </Button>
        )}
      </section>
    </div>
  );
}
