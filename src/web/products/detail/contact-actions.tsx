import { MessageCircle, Phone } from 'lucide-react';
import { type ButtonSize, buttonClass } from '#ui/button.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '../../root-data.ts';

/** The two ways to book what is sold by talking: call, or write. */
export function ContactActions({
  size = 'md',
  isStacked = false,
}: {
  size?: ButtonSize;
  isStacked?: boolean;
}) {
  const { settings } = useRootData();
  const extra = isStacked ? 'w-full' : 'whitespace-nowrap';
  return (
    <>
      {settings.messenger && (
        <a
          href={settings.messenger}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('outline', size, `${extra} ${isStacked ? 'order-last' : ''}`)}
        >
          <MessageCircle aria-hidden className="size-5" />
          <span className={isStacked ? '' : 'max-xs:sr-only'}>Nhắn tin</span>
        </a>
      )}
      <a href={phoneLink(settings.phone)} className={buttonClass('primary', size, extra)}>
        <Phone aria-hidden className="size-5" />
        Gọi tư vấn
      </a>
    </>
  );
}
