import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openInboxStore } from '#scripts/sandbox/inbox/inbox-store.ts';
import { createSender } from '#scripts/sandbox/messages/sender.ts';
import { listen } from '../listen.ts';

test('what a feed or a shopper names begins no further header of an e-mail, and turns no line around', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'message-lines-'));
  const inbox = openInboxStore(folder);
  const posted: Record<string, string>[] = [];
  const service = createServer((request, answer) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      posted.push(JSON.parse(body) as Record<string, string>);
      answer.end();
    });
  });
  const url = `${await listen(service)}/`;
  const send = createSender(inbox, { url, key: '' });
  const ends = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\r\n\r\n<h1>'];
  for (const [index, end] of ends.entries())
    await send(`m${index}`, {
      ...{ kind: 'email', to: 'ann@example.com', dealer: 'x' },
      subject: `Kia Rio${end}Bcc: all@example.com\u202e`,
      text: `One${end}line\u202e\u0007`,
    });
  for (const { subject = '', text = '' } of posted) {
    expect(subject).toMatch(/^Kia Rio.*Bcc/);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cf}]/u);
  }
  expect(posted).toHaveLength(ends.length);
  expect(
    inbox
      .list(50)
      .map(({ title }) => title)
      .join(''),
  ).not.toMatch(/[\r\n]/);
  inbox.close();
  service.close();
  rmSync(folder, { recursive: true });
});
