import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../parts/button.tsx';

/** Opens the guest's chat with the message copied, so that it only has to be pasted; Zalo takes no words along by itself. */
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
