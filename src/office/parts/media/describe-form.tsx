import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';

/** Asks for the description of a newly added picture; it can be chosen once described. */
export function DescribeForm({ id, onDone }: { id: string; onDone?: () => void }) {
  const sent = useFetcher<ActionReply>();
  const isDone = Boolean(sent.data?.done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone]);
  if (isDone)
    return (
      <p role="status" className="text-sm text-good">
        {sent.data?.done}
      </p>
    );
  // This may be inside another form, so its own text is submitted separately.
  const send = (alt: string) =>
    sent.submit({ do: 'describe', alt }, { method: 'post', action: `/hinh-anh/${encodeURIComponent(id)}` });
  const field = `alt-${id}`;
  const typed = () => (document.getElementById(field) as HTMLInputElement | null)?.value ?? '';
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        id={field}
        name=""
        label="Hình cho thấy gì?"
        placeholder="Thuyền thúng trên biển Mỹ Khê lúc sáng sớm"
        error={sent.data?.errors?.alt ?? sent.data?.refused}
        maxLength={300}
        className="flex-1 basis-60"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send(typed());
        }}
      />
      <Button disabled={sent.state !== 'idle'} onClick={() => send(typed())}>
        Lưu mô tả
      </Button>
    </div>
  );
}
