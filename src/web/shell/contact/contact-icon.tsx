import { Phone } from 'lucide-react';
import { MessengerIcon, TikTokIcon } from '#ui/brand-icons.tsx';
import type { ContactChannel } from './contact-channels.ts';

const icons = { messenger: MessengerIcon, tiktok: TikTokIcon, phone: Phone };
const grounds = { messenger: 'bg-sea', tiktok: 'bg-ink', phone: 'bg-lantern' };

/** The round sign of a channel. */
export function ContactIcon({ id }: { id: ContactChannel['id'] }) {
  const Icon = icons[id];
  return (
    <span
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-white ${grounds[id]}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** Attributes of a link to a channel: other sites open beside ours, a number is dialled. */
export function channelTarget(channel: ContactChannel) {
  return channel.id === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
