import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text and confirms it on the button; shown only where the browser can copy. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [state, setState] = useState<'unable' | 'ready' | 'copied' | 'refused'>('unable');
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'unable'), []);
  if (state === 'unable') return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  const words = { ready: children, copied: 'Đã chép', refused: 'Trình duyệt không cho chép' };
  return (
    <Button onClick={copy}>
      <Copy size={16} aria-hidden />
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
