import { SpriteIcon } from '#ui/sprite-icon.tsx';
import type { ContactChannel } from './contact-channels.ts';

const grounds = { messenger: 'bg-sea', tiktok: 'bg-ink', phone: 'bg-lantern' };

/** The round icon of a channel. */
export function ContactIcon({ id }: { id: ContactChannel['id'] }) {
  return (
    <span className={`contact-sign ${grounds[id]}`}>
      <SpriteIcon name={id} />
    </span>
  );
}

/** Attributes of a link to a channel: other sites open in a new tab, phone numbers are dialled. */
export function channelTarget(channel: ContactChannel) {
  return channel.id === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
