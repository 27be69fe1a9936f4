import type { ActionReply } from '../app/action-reply.ts';
import { Notice } from './notice.tsx';

/** The result of a form, announced by screen readers. */
export function ReplyNotice({ reply }: { reply: ActionReply | undefined }) {
  if (reply?.done)
    return (
      <Notice tone="good" role="status">
        {reply.done}
      </Notice>
    );
  const message = reply?.refused ?? (reply?.errors && 'Có mục chưa đúng, bạn xem chữ đỏ bên dưới.');
  return message ? (
    <Notice tone="bad" role="alert">
      {message}
    </Notice>
  ) : null;
}
