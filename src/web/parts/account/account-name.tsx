import { useEffect, useState } from 'react';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';

/** The given name, which is the last word of a Vietnamese name; fetched once per page, and only where somebody may be signed in. */
export function AccountName() {
  const [name, setName] = useState('');
  useEffect(() => {
    if (readSessionMark(document.cookie) === '') return;
    pending ??= fetch('/api/v1/me').then(
      async (reply) => (reply.ok ? String(((await reply.json()) as { name?: unknown }).name ?? '') : ''),
      () => '',
    );
    let isGone = false;
    void pending.then((known) => isGone || setName(known));
    return () => {
      isGone = true;
    };
  }, []);
  return name && <span className="max-w-32 truncate font-semibold">{name.trim().split(/\s+/).at(-1)}</span>;
}

let pending: Promise<string> | null = null;
