import type { ShownSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { briefHours } from './brief-hours.ts';

export interface ContactChannel {
  id: 'messenger' | 'tiktok' | 'phone';
  label: string;
  hours: string;
  href: string;
}

/** The three quick contact channels; those without an address in the settings are left out. */
export function contactChannels(settings: ShownSettings): ContactChannel[] {
  const chat = briefHours(settings.hours.chat);
  const channels: ContactChannel[] = [
    { id: 'messenger', label: 'Chat Facebook', hours: chat, href: settings.messenger },
    { id: 'tiktok', label: 'TikTok', hours: chat, href: settings.tiktok },
    {
      id: 'phone',
      label: settings.phone,
      hours: briefHours(settings.hours.phone),
      href: settings.phone && phoneLink(settings.phone),
    },
  ];
  return channels.filter((channel) => channel.href);
}
