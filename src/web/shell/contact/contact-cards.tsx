import type { ShownSettings } from '#modules/settings/schema.ts';
import { contactChannels } from './contact-channels.ts';
import { ContactIcon, channelTarget } from './contact-icon.tsx';

/**
 * The quick contacts at the bottom left (SHELL-05): none on a phone, round signs from 769 px (with a tooltip up to
 * 1338 px), cards with their text from 1439 px. The cards are as narrow as the edge beside the page there, and cover none of it.
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
            <a
              href={channel.href}
              {...channelTarget(channel)}
              className="group relative inline-flex items-center rounded-full bg-rice p-1 shadow-soft transition-shadow duration-200 hover:shadow-raised contact:w-21 contact:flex-col contact:gap-1 contact:rounded-card contact:border contact:border-line contact:px-0.5 contact:py-2 contact:text-center"
            >
              <ContactIcon id={channel.id} />
              <span className="sr-only contact:not-sr-only">
                <span className="block text-sm leading-snug font-semibold">{channel.label}</span>
                <span className="block text-sm leading-snug text-ink-soft">{channel.hours}</span>
              </span>
              <span
                role="tooltip"
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-full ml-2 -translate-y-1/2 rounded-badge bg-ink px-3 py-1.5 text-sm whitespace-nowrap text-white opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 min-[1339px]:hidden"
              >
                {channel.label} · {channel.hours}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
