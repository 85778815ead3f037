import type { Context } from 'hono';
import type { JsonValue } from '../json.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Answers with JSON that is text already. */
export const answerText = (context: Context, body: string, status = 200): Response =>
  context.body(body, status as 200, { 'content-type': JSON_TYPE });

export const answerJson = (context: Context, body: JsonValue, status = 200): Response =>
  answerText(context, JSON.stringify(body), status);
