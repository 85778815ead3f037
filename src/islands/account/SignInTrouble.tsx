import { useStore } from '@nanostores/react';
import type { AccountText } from '#messages/account/account.ts';
import { $signIn, untouchedSignIn } from '#stores/account/sign-in.ts';
import { Alert } from '#ui/Alert.tsx';

/** Why it did not go on, in words that say what to do. */
export function SignInTrouble({ text }: { text: AccountText }) {
  const { problem, said, triesLeft } = useStore($signIn, { ssr: () => untouchedSignIn });
  if (problem === null) return null;
  const words = {
    wrong: triesLeft === 1 ? text('account.wrong.last') : text('account.wrong', { count: triesLeft ?? 0 }),
    over: text('account.over'),
    unreachable: text('account.unreachable'),
    full: text('account.full'),
    said,
  };
  return <Alert tone="danger" title={words[problem]} />;
}
