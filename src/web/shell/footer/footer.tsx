import type { ShownSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { SocialLinks } from '#web/shell/menu/social-links.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { HeadOffice } from './head-office.tsx';
import hillsUrl from './hills.svg?url';
import { LegalBlock } from './legal-block.tsx';

/** The footer of every page, entirely from the settings (SHELL-04). */
export function Footer({ settings }: { settings: ShownSettings }) {
  const columns = [settings.footerColumn1, settings.footerColumn2, settings.footerColumn3];
  return (
    <footer className="drawn-late mt-auto [--late-height:860px] lg:[--late-height:1110px]">
      <FooterHills />
      <div className="bg-sand-deep">
        <div className="container-page pt-4 pb-1 lg:pb-2 lg:pt-10">
          <div className="grid gap-x-14 gap-y-4 lg:gap-y-8 lg:pb-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-3 lg:flex lg:flex-col lg:gap-4">
              <LogoLink settings={settings} className="self-start" />
              <p className="max-w-prose text-ink-soft max-lg:col-span-2 max-lg:row-start-2 max-lg:line-clamp-2 max-lg:text-sm max-xxs:hidden">
                {settings.intro}
              </p>
              <HeadOffice settings={settings} />
              <SocialLinks
                settings={settings}
                className="min-w-0 justify-end gap-0.5 lg:justify-start lg:gap-2"
              />
            </div>
            <div className="flex flex-col-reverse justify-between gap-4 lg:flex-col lg:gap-8">
              <FooterColumns columns={columns} />
              <Hotlines hotlines={settings.hotlines} hours={settings.hours} />
            </div>
          </div>
          <FooterNavigation menus={settings.menus} />
        </div>
      </div>
      <LegalBlock settings={settings} />
    </footer>
  );
}

/** The footer's illustration: two rows of karst peaks with a boat between them, in the site's colours. */
function FooterHills() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      className="mt-6 block min-h-9 w-full lg:mt-16 lg:h-24"
    >
      <use href={`${hillsUrl}#hills`} />
    </svg>
  );
}

/** The hotlines, each with its purpose and hours (SHELL-04). */
function Hotlines({ hotlines, hours }: Pick<ShownSettings, 'hotlines' | 'hours'>) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {hotlines.map((hotline) => (
        <li key={hotline.label}>
          <a href={phoneLink(hotline.phone)} className="hotline">
            <span className="contact-sign bg-sea-soft text-sea">
              <SpriteIcon name="phone-call" />
            </span>
            <span>
              <span className="block text-sm text-ink-soft">
                {hotline.label} <span className="max-sm:hidden">·</span>{' '}
                <span className="tabular-nums max-sm:block">{hours.phone}</span>
              </span>
              <b>{hotline.phone}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
