import type { ShownSettings } from '#modules/settings/schema.ts';
import { FacebookIcon, MessengerIcon, TikTokIcon, ZaloIcon } from '#ui/brand-icons.tsx';

/** Our pages elsewhere, as round signs; those without an address in the settings are left out. */
export function SocialLinks({
  settings,
  className = 'flex flex-wrap gap-2',
}: {
  settings: ShownSettings;
  className?: string;
}) {
  const links = [
    { label: 'Facebook', href: settings.facebook, Icon: FacebookIcon },
    { label: 'TikTok', href: settings.tiktok, Icon: TikTokIcon },
    { label: 'Messenger', href: settings.messenger, Icon: MessengerIcon },
    { label: 'Zalo', href: settings.zaloOa, Icon: ZaloIcon },
  ].filter((link) => link.href);
  return (
    <ul className={className} aria-label="Mạng xã hội">
      {links.map(({ label, href, Icon }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={label}
            className="inline-flex size-11 items-center justify-center rounded-full border border-line bg-rice text-sea transition-colors duration-150 hover:border-sea hover:bg-sea hover:text-white"
          >
            <Icon className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
