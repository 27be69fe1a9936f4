import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Copies a text and says so; shown only where the browser can. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'off' | 'ready' | 'done'>('off');
  useEffect(() => {
    if (navigator.clipboard) setState('ready');
  }, []);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'off') return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setState('done'));
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={state === 'done' ? 'Đã sao chép' : label}
      className="inline-flex size-11 items-center justify-center rounded-control text-sea hover:bg-sea-soft"
    >
      {state === 'done' ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
    </button>
  );
}
