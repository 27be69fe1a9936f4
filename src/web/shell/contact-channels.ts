import type { SiteSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';

/** When somebody answers on each channel (SHELL-05, SHELL-06). */
export const answerHours = { chat: '8h–24h', video: '8h–24h', phone: '8h–20h' };

export interface ContactChannel {
  id: 'messenger' | 'tiktok' | 'phone';
  label: string;
  hours: string;
  href: string;
}

/** The three quick ways to reach us; those without an address in the settings are left out. */
export function contactChannels(settings: SiteSettings): ContactChannel[] {
  const channels: ContactChannel[] = [
    { id: 'messenger', label: 'Chat Facebook', hours: answerHours.chat, href: settings.messenger },
    { id: 'tiktok', label: 'TikTok', hours: answerHours.video, href: settings.tiktok },
    {
      id: 'phone',
      label: settings.phone,
      hours: answerHours.phone,
      href: settings.phone && phoneLink(settings.phone),
    },
  ];
  return channels.filter((channel) => channel.href);
}
