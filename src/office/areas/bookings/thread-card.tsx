import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { BookingPageData } from './load-booking.ts';

/** Messages between guest and company, and the form to answer. */
export function ThreadCard({
  messages,
  mayAnswer,
}: Pick<BookingPageData, 'messages'> & { mayAnswer: boolean }) {
  if (messages.length === 0 && !mayAnswer) return null;
  const waits = messages.at(-1)?.isGuest === true;
  return (
    <Card title="Lời nhắn với khách" aside={<span className="text-ink-faint">khách đọc được</span>}>
      {messages.length === 0 && <p className="px-3.5 py-2 text-ink-faint">Chưa có lời nhắn nào.</p>}
      <ol>
        {messages.map(({ id, isGuest, name, at, text }) => (
          <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
            <p className="text-sm text-ink-soft">
              <b>{isGuest ? 'Khách' : name}</b> {formatMoment(at)}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {mayAnswer && (
        <Form method="post" preventScrollReset className="flex flex-col gap-2 border-t border-line p-3">
          <TextArea key={messages.length} name="text" label="Trả lời khách" maxLength={2000} />
          <div className="flex flex-wrap justify-end gap-2">
            {waits && (
              <Button type="submit" name="viec" value="khong-can-tra-loi">
                Không cần trả lời
              </Button>
            )}
            <Button type="submit" name="viec" value="tra-loi" look="primary">
              Gửi, báo khách
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}
