import './sign-in.css';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AuthRules } from '#domain/account/rules.ts';
import { findGaragePath } from '#domain/account/garage-page.ts';
import { readSignInPath } from '#domain/account/sign-in-path.ts';
import { createAccountText, describeSignIn } from '#messages/account/account.ts';
import type { CollectionNotice } from '#messages/lead/collection-notice.ts';
import { $accountNews, takeNews } from '#stores/account/account-news.ts';
import { exchangePerson, wasTakenOver } from '#stores/account/forget-person.ts';
import { $session, checkSession, type Session } from '#stores/account/session.ts';
import { $signIn, $signInRequest, readSignInRequest, untouchedSignIn } from '#stores/account/sign-in.ts';
import { findTabLink } from '#stores/account/tab-links.ts';
import { Alert } from '#ui/Alert.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';

export interface SignInProps {
  slug: string;
  auth: AuthRules;
  messages: Record<string, string>;
  notice: CollectionNotice;
}

const anonymous: Session = { state: 'anonymous', user: null };
const atBuild = readSignInPath('');

/** Whether the session of this page is in the browser's storage, where the gates of other pages look for it. */
function isKept(): boolean {
  try {
    return window.localStorage.getItem('forecourt:session') !== null;
  } catch {
    return false;
  }
}

/** The page that signs in, by number or address and then by code; of who is signed in, the account. */
export function SignIn({ slug, auth, messages, notice }: SignInProps) {
  const text = createAccountText(messages);
  const session = useStore($session, { ssr: () => anonymous });
  const { step } = useStore($signIn, { ssr: () => untouchedSignIn });
  const request = useStore($signInRequest, { ssr: () => atBuild });
  const news = useStore($accountNews, { ssr: () => null });
  useEffect(readSignInRequest, []);
  useEffect(takeNews, []);
  // Also when another tab has signed in.
  useEffect(() => {
    if (session.state === 'unknown') void checkSession(auth.api);
  }, [auth.api, session.state]);
  const isAsked = request.type !== null || request.redirect !== '/';
  // Who came for nothing certain finds everything in the garage.
  const target = isAsked ? request.redirect : findGaragePath(auth.garagePage);
  // Who was sent here goes on at once, also when another tab has signed in (AUTH-03).
  const goesOn = session.state === 'signed-in';
  const user = session.user?.id ?? null;
  useEffect(() => {
    if (!goesOn || !isKept()) return;
    // Whoever takes over from somebody else goes on without the id of what was theirs.
    exchangePerson(user);
    const way = wasTakenOver() ? target.split('#')[0] : findTabLink(target);
    window.location.replace(way ?? target);
  }, [goesOn, target, user]);

  if (session.state === 'signed-in') {
    if (goesOn && isKept()) return <p role="status">{text('account.going')}</p>;
    return (
      <AccountPanel
        {...{ api: auth.api, user: session.user, text, onNews: (told) => $accountNews.set(told) }}
        next={isKept() ? target : null}
        isKept={isKept()}
      />
    );
  }
  return (
    <div className="sign-in">
      {news ? <Alert tone="success" title={news} /> : null}
      <p className="sign-in__lead">{describeSignIn(request.type, text)}</p>
      {step === 'code' ? (
        <CodeForm {...{ slug, api: auth.api, text }} />
      ) : (
        <ContactForm {...{ slug, auth, text, notice }} back={isAsked ? request.back : null} />
      )}
    </div>
  );
}
