import type { ShownSettings } from '#modules/settings/schema.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** The company's social media as round icons; those without a URL in the settings are left out. */
export function SocialLinks({
  settings,
  className = 'gap-2',
}: {
  settings: ShownSettings;
  className?: string;
}) {
  const links = [
    { label: 'Facebook', href: settings.facebook, icon: 'facebook' },
    { label: 'TikTok', href: settings.tiktok, icon: 'tiktok' },
    { label: 'Messenger', href: settings.messenger, icon: 'messenger' },
    { label: 'Zalo', href: settings.zaloOa, icon: 'zalo' },
  ].filter((link) => link.href);
  return (
    <ul className={`social-links ${className}`} aria-label="Mạng xã hội">
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            <SpriteIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
