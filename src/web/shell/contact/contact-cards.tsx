import type { ShownSettings } from '#modules/settings/schema.ts';
import { contactChannels } from './contact-channels.ts';
import { ContactIcon, channelTarget } from './contact-icon.tsx';

/**
 * The quick contacts at the bottom left (SHELL-05): none on a phone, round icons from 769 px (with a tooltip up to 1338 px),
 * cards with their text from 1439 px. There the cards are as narrow as the page's margin, and cover none of the page.
 */
export function ContactCards({ settings }: { settings: ShownSettings }) {
  return (
    <aside
      aria-label="Liên hệ nhanh"
      className="fixed bottom-[calc(var(--bottom-bar)+20px)] left-4 z-30 hidden lg:block contact:left-1.5"
    >
      <ul className="flex flex-col gap-2">
        {contactChannels(settings).map((channel) => (
          <li key={channel.id}>
            <a href={channel.href} {...channelTarget(channel)} className="contact-card">
              <ContactIcon id={channel.id} />
              <span>
                <b>{channel.label}</b>
                <span>{channel.hours}</span>
              </span>
              <span role="tooltip" aria-hidden>
                {`${channel.label} · ${channel.hours}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
