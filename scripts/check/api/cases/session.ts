import type { Operation } from '#contract/operation.ts';
import type { Case } from '../case.ts';

/** What only somebody who is signed in may call is refused to everybody else; nothing of other operations. */
export function makeSessionCases(operation: Operation): Case[] {
  if (operation.caller !== 'subject') return [];
  const row = {
    operation,
    expects: [401, 403],
    ...(operation.method !== 'GET' && ({ writes: true, body: {} } as const)),
  };
  return [
    { ...row, about: 'nothing without a session' },
    { ...row, about: 'an invented cookie is nobody’s', headers: { cookie: 'session=invented' } },
  ];
}
