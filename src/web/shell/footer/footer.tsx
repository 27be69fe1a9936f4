import type { ShownSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { SocialLinks } from '#web/shell/menu/social-links.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { HeadOffice } from './head-office.tsx';
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

/** The footer's illustration: two rows of karst peaks with a boat between them. */
function FooterHills() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      className="mt-6 block min-h-9 w-full lg:mt-16 lg:h-24"
    >
      <path
        fill="var(--color-sea)"
        opacity=".16"
        d="M0 96V70c32-6 44-34 76-38 26-3 34 24 60 30 30 7 40-44 78-46 34-2 36 38 70 46 40 9 88 6 130 4 30-1 36-26 62-28 24-2 30 20 56 24 60 9 150 8 214 4 34-2 40-42 74-44 30-2 36 36 66 42 34 7 48-18 80-18s40 22 72 24c40 3 66-40 104-42 34-2 42 34 76 38 36 4 54-30 86-28 26 2 36 22 66 28 24 5 50 2 70 0v30Z"
      />
      <path
        fill="var(--color-sea)"
        opacity=".3"
        d="M0 96V86c50-4 60-22 92-22 28 0 36 18 70 20 60 4 110 2 170 2 36 0 44-30 76-32 30-2 36 28 70 32 120 8 270 6 390 2 34-1 44-24 72-24 26 0 36 20 68 22 70 4 120 0 180 0 36 0 46-34 82-34 32 0 40 30 76 34 34 4 64 2 94 0v10Z"
      />
      <g fill="var(--color-lantern)">
        <path d="M694 83h44c-4 6-9 8-14 8h-18c-5 0-9-2-12-8Z" />
        <path d="M715 81V48c12 8 18 20 18 33Z" opacity=".9" />
        <path d="M711 81V56c-8 6-13 14-14 25Z" opacity=".75" />
      </g>
      <path fill="var(--color-sand-deep)" d="M0 91c240-5 480 4 720 1s480-5 720 0v5H0Z" />
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
