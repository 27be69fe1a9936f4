import type { SiteSettings } from '#modules/settings/schema.ts';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { SocialLinks } from '#web/shell/menu/social-links.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterHills } from './footer-hills.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { HeadOffice } from './head-office.tsx';
import { Hotlines } from './hotlines.tsx';
import { LegalBlock } from './legal-block.tsx';

/** The foot of every page, all of it out of the settings (SHELL-04). */
export function Footer({ settings }: { settings: SiteSettings }) {
  const columns = [settings.footerColumn1, settings.footerColumn2, settings.footerColumn3];
  return (
    <footer className="drawn-late mt-auto [--late-height:1826px] lg:[--late-height:900px]">
      <FooterHills />
      <div className="bg-sand-deep">
        <div className="container-page pt-10 pb-2">
          <div className="grid gap-x-14 gap-y-8 pb-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <div className="flex flex-col gap-4">
              <LogoLink settings={settings} className="self-start" />
              <p className="max-w-prose text-ink-soft">{settings.intro}</p>
              <HeadOffice settings={settings} />
              <SocialLinks settings={settings} />
            </div>
            <div className="flex flex-col justify-between gap-8">
              <FooterColumns columns={columns} />
              <Hotlines hotlines={settings.hotlines} />
            </div>
          </div>
          <FooterNavigation />
        </div>
      </div>
      <LegalBlock settings={settings} />
    </footer>
  );
}
