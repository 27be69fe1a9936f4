import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from './show-toast.ts';

/** Copies a text and confirms it with a toast; shown only where the browser can copy. `word` is the label beside the icon, `said` the toast's name of a long text. */
export function CopyButton({
  text,
  label,
  word,
  said = text,
}: {
  text: string;
  label: string;
  word?: string;
  said?: string;
}) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: `Đã sao chép ${said}`, tone: 'good' }),
      () =>
        showToast({ title: 'Trình duyệt không cho sao chép. Vui lòng chọn và chép bằng tay.', tone: 'warn' }),
    );
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-sea hover:bg-sea-soft"
    >
      <Copy aria-hidden className="size-5" />
      {word}
    </button>
  );
}
