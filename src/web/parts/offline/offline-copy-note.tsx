import { Smartphone } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** Whether a copy of the guest's own is on this device, in words, with a button that changes it. */
export function OfflineCopyNote({
  label,
  words,
  isSaved,
  onSave,
  onRemove,
}: {
  /** Accessible name of the section. */
  label: string;
  words: { saved: string; away: string };
  isSaved: boolean;
  onSave: () => void;
  onRemove: () => void;
}) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sea-soft px-4 py-2 print:hidden"
    >
      <Smartphone aria-hidden className="size-5 shrink-0 text-sea" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        {isSaved ? words.saved : words.away}
      </p>
      <Button look="quiet" size="sm" onClick={isSaved ? onRemove : onSave}>
        {isSaved ? 'Xóa khỏi máy này' : 'Lưu trên máy này'}
      </Button>
    </section>
  );
}
