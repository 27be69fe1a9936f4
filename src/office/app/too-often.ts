import { data } from 'react-router';
import type { ActionReply } from './action-reply.ts';

/** Answers with 429 and Retry-After. The page's `headers` must pass on those of its action. */
export function tooOften(reply: ActionReply, retryAfterSeconds: number) {
  return data(reply, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}

export type TooOften = ReturnType<typeof tooOften>;

/** The waiting time in whole minutes, in words. */
export function waitOf(retryAfterSeconds: number): string {
  return `${Math.max(1, Math.ceil(retryAfterSeconds / 60))} phút`;
}
