import { MessageCircle, MessageSquare, Send } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { Button, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';

/** The message with the link, and a button for each way to send it to the guest. */
export function SendCard({
  isOpen,
  phone,
  canText,
  zaloUrl,
  mailedTo,
  url,
  message,
}: {
  /** Whether it still awaits payment. */
  isOpen: boolean;
  phone: string;
  canText: boolean;
  /** Null for a number that Zalo does not know. */
  zaloUrl: string | null;
  mailedTo: string;
  url: string;
  message: string;
}) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Card title="Lời nhắn khách đọc">
      <div className="flex flex-col gap-3 p-3.5">
        <p className="rounded-control border border-line bg-sunken p-3 text-lg wrap-anywhere">{message}</p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          {isOpen && canText && (
            <Button type="submit" name="do" value="sms" look="send" disabled={isBusy}>
              <MessageSquare size={16} aria-hidden /> Nhắn SMS tới {formatPhone(phone)}
            </Button>
          )}
          {mailedTo && (
            <Button type="submit" name="do" value="thu" disabled={isBusy} className="max-w-full">
              <Send size={16} aria-hidden className="flex-none" />
              <span className="min-w-0 truncate">Gửi thư tới {mailedTo}</span>
            </Button>
          )}
          {zaloUrl && <ZaloButton url={zaloUrl} message={message} />}
          {!canText && (
            <a href={`sms:${phone}?&body=${encodeURIComponent(message)}`} className={buttonClass('plain')}>
              Nhắn SMS từ máy này
            </a>
          )}
          <CopyButton text={message}>Chép lời nhắn</CopyButton>
          <CopyButton text={url}>Chép liên kết</CopyButton>
        </Form>
      </div>
    </Card>
  );
}

/** Copies the message and opens the guest's Zalo chat, where it is pasted: Zalo links cannot carry a text. */
function ZaloButton({ url, message }: { url: string; message: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(message).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <a href={url} target="_blank" rel="noreferrer" onClick={copy} className={buttonClass('plain')}>
      <MessageCircle size={16} aria-hidden />
      <span role="status">{isCopied ? 'Đã chép, dán vào Zalo' : 'Chép và mở Zalo'}</span>
    </a>
  );
}
