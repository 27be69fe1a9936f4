import { useEffect, useRef, useState } from 'react';
import { useRootData } from '#web/app/root-data.ts';
import type { CheckState } from './watch-form.ts';

/** Texts shown to guests who wait for the check; others see nothing of it (U-04, U-68). */
const words: Record<CheckState, string> = {
  idle: '',
  running: 'Đang kiểm tra, chỉ vài giây thôi…',
  done: 'Đã kiểm tra xong, bạn gửi lại được rồi.',
  failed: 'Chưa kiểm tra được. Bạn vẫn gửi được biểu mẫu.',
};

/**
 * The bot protection of a public form: a honeypot field, the time at which it was opened, and a puzzle that the browser solves by
 * itself once somebody begins to fill in the form. Without script the form is submitted without a solution. `isEager` where the
 * form is filled in already and only waits for its solution.
 */
export function FormGuard({ openedAt = '', isEager = false }: { openedAt?: string; isEager?: boolean }) {
  const { turnstileSiteKey } = useRootData();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CheckState>('idle');
  const [proof, setProof] = useState('');
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form || !box.current) return;
    const place = box.current;
    const quit = new AbortController();
    const begin = () =>
      import('./watch-form.ts').then(
        ({ watchForm }) =>
          quit.signal.aborted ||
          watchForm(form, { place, turnstileSiteKey, setState, setProof, signal: quit.signal }),
        () => setState('failed'),
      );
    // A visitor may have focused a field before this script loaded, so that no focus event follows.
    if (isEager || form.matches(':focus-within')) void begin();
    else form.addEventListener('focusin', begin, { once: true, signal: quit.signal });
    return () => quit.abort();
  }, [turnstileSiteKey, isEager]);
  return (
    <>
      {/* Honeypot: invisible, filled in by bots. */}
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          Trang web
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="openedAt" value={openedAt} />
      <input type="hidden" name="altcha" value={proof} />
      <div ref={box} data-check={state} />
      {isEager && (
        <p className="text-sm text-ink-soft" role="status">
          {words[state]}
        </p>
      )}
    </>
  );
}
