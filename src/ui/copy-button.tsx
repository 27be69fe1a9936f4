import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from './show-toast.ts';

/** Copies a text and says so in the corner; shown only where the browser can copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: `Đã sao chép ${text}`, tone: 'good' }),
      () =>
        showToast({ title: 'Trình duyệt không cho sao chép. Vui lòng chọn và chép bằng tay.', tone: 'warn' }),
    );
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-control text-sea hover:bg-sea-soft"
    >
      <Copy aria-hidden className="size-5" />
    </button>
  );
}
