import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../parts/button.tsx';

/** Copies the message and opens the guest's Zalo chat, where it is pasted: Zalo links cannot carry a text. */
export function ZaloButton({ url, message }: { url: string; message: string }) {
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
