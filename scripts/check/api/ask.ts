import * as v from 'valibot';
import { problem } from '#contract/problem.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import { readAnswer } from '../../command/read-answer.ts';
import type { Came, Case } from './case.ts';

/** How a case went. */
export interface Verdict {
  about: string;
  /** The request, in one line. */
  asked: string;
  /** The answer, in one line. */
  came: string;
  /** What keeps the contract; null when the answer does. */
  expected: string | null;
  /** Nothing answers there. */
  isSilent?: true;
}

/** Bytes of an answer: a PDF is the largest. */
const largest = 20_000_000;

/** A line that is short, and that no sign of a stranger's server turns into another one. */
const shorten = (text: string): string => {
  const line = visibleText(text.slice(0, 400)).replaceAll(/\s+/g, ' ');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
};

/** A page of somebody else, as browsers name where a page comes from. */
const origin = 'https://www.elsewhere.example';

function writeRequest(base: string, asked: Case): { url: URL; init: RequestInit } {
  const path = asked.operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asked.parameters?.[name] ?? ''),
  );
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  url.search = new URLSearchParams(asked.query).toString();
  const body =
    asked.body === undefined || typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body);
  return {
    url,
    init: {
      method: asked.method ?? asked.operation.method,
      headers: {
        ...(asked.fromElsewhere && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...(body !== undefined && { body }),
    },
  };
}

/** What the body of an answer lacks to keep the contract; null when it does. */
function judgeBody({ operation, method }: Case, { status, headers, body }: Came): string | null {
  if (method === 'OPTIONS') return null;
  const row = operation.answers[status];
  const type = headers.get('content-type') ?? '';
  if (row?.file) return type.startsWith(row.file) ? null : `content-type ${row.file}`;
  const shape = row ? row.body?.schema : problem.schema;
  if (!shape) return null;
  if (body === undefined) return 'a body of JSON';
  const judged = v.safeParse(shape, body);
  if (judged.success) return null;
  const [issue] = judged.issues;
  return shorten(`a body that keeps the contract (${v.getDotPath(issue) ?? 'body'}: ${issue.message})`);
}

/** Asks an implementation once and judges its answer. Never throws: no answer is a verdict as well. */
export async function ask(base: string, asked: Case): Promise<Verdict> {
  const { url, init } = writeRequest(base, asked);
  const said = `${init.method} ${url.href}${typeof init.body === 'string' ? ` ${init.body}` : ''}`;
  const verdict = { about: `${asked.operation.id}: ${asked.about}`, asked: shorten(said) };
  const statuses = asked.expects.join(' or ');
  let came: Came;
  let text: string;
  try {
    const response = await fetch(url, init);
    const read = await readAnswer(response, largest);
    if (read === null) return { ...verdict, came: `more than ${largest} bytes`, expected: statuses };
    text = read;
    came = { status: response.status, headers: response.headers, body: parse(text) };
  } catch (error) {
    const { cause, message } = error as Error;
    return {
      ...verdict,
      came: shorten(`no answer (${cause instanceof Error ? cause.message : message})`),
      expected: statuses,
      isSilent: true,
    };
  }
  const expected = !asked.expects.includes(came.status)
    ? statuses
    : (judgeBody(asked, came) ?? asked.judge?.(came) ?? null);
  return {
    ...verdict,
    came: shorten(`${came.status} ${text.startsWith('%PDF') ? '(a PDF)' : text}`.trim()),
    expected,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
