import { type RefObject, useEffect, useState } from 'react';
import type { EditedObject } from '#modules/editing/rules.ts';
import { formatClock } from '../format-moment.ts';
import { type EditorSignal, typedPath } from './typed-path.ts';

/** Debounce before typed text is stored. */
const pauseMs = 2500;
/** A save without an answer by then was refused or lost: storing typed text resumes. */
const answerMs = 10_000;
const heartbeatMs = 20_000;
/** Maximum bytes that browsers send while a window closes. */
const maxOnLeaving = 60_000;

type KeptState = { at: string } | 'not kept' | null;

/**
 * Autosaves a form's typed draft: after a pause, and when the window or the page is left. Also signals that somebody is editing.
 * The form itself is not changed.
 */
export function KeepTyped({
  object: { type, id },
  form,
  isStopped,
}: {
  object: EditedObject;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the typed draft is being discarded. */
  isStopped: boolean;
}) {
  const [state, setState] = useState<KeptState>(null);
  useEffect(() => {
    if (!form.current || isStopped) return;
    return watchForm(form.current, { type, id }, setState);
  }, [form, type, id, isStopped]);
  if (!state) return null;
  return (
    // Positioned beside the first line, so that it does not shift the fields that are being typed into.
    <p className="absolute top-2.5 right-3.5 z-1 text-sm text-ink-faint max-lg:static max-lg:px-3.5 max-lg:pt-2">
      {state === 'not kept'
        ? 'Chưa tự giữ được chữ vừa gõ, bạn nhớ lưu trước khi rời trang.'
        : `Chưa lưu, đã tự giữ lúc ${formatClock(state.at)}.`}
    </p>
  );
}

/** @returns a function that stops it */
function watchForm(
  form: HTMLFormElement,
  object: EditedObject,
  onState: (state: KeptState) => void,
): () => void {
  let kept = written(form);
  let isSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const keep = async (isLeaving = false) => {
    clearTimeout(timer);
    const text = written(form);
    if (isSent || text === kept) return;
    const isSmall = text.length < maxOnLeaving;
    const reply = await post(object, 'giu', new FormData(form), isLeaving && isSmall);
    if (reply) kept = text;
    if (!isLeaving) onState(reply?.keptAt ? { at: reply.keptAt } : 'not kept');
  };
  const begin = () => {
    isSent = false;
    clearTimeout(timer);
    timer = setTimeout(keep, pauseMs);
    if (heartbeat) return;
    heartbeat = setInterval(() => void post(object, 'o-day'), heartbeatMs);
    void post(object, 'o-day');
  };
  const stop = () => {
    if (!heartbeat) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
    void post(object, 'thoi', undefined, true);
  };
  const listeners: [target: EventTarget, name: string, listener: () => void][] = [
    [form, 'input', begin],
    // For rows that are moved, added and removed.
    [form, 'click', () => void setTimeout(() => written(form) !== kept && begin())],
    [
      form,
      'submit',
      () => {
        isSent = true;
        clearTimeout(timer);
        timer = setTimeout(begin, answerMs);
      },
    ],
    [document, 'visibilitychange', () => document.hidden && void keep(true)],
    [
      window,
      'pagehide',
      () => {
        void keep(true);
        stop();
      },
    ],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    void keep(true).finally(stop);
    clearTimeout(timer);
  };
}

/** A form's values, serialized to one string. */
function written(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
}

/** Null when the request failed. */
async function post(
  object: EditedObject,
  signal: EditorSignal,
  body?: FormData,
  keepalive = false,
): Promise<{ keptAt: string | null } | null> {
  try {
    const reply = await fetch(`/quan-tri${typedPath(object, signal)}`, {
      method: 'POST',
      keepalive,
      redirect: 'error',
      ...(body && { body }),
    });
    return reply.ok ? ((await reply.json()) as { keptAt: string | null }) : null;
  } catch {
    return null;
  }
}
