import { Phone } from 'lucide-react';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';

/** The head of pages on which somebody pays: the way home and somebody to ask, and nothing that leads away. */
export function BareHeader({ settings }: { settings: SiteSettings }) {
  const hours = settings.hotlines.find(({ phone }) => phone === settings.phone)?.hours;
  return (
    <header className="border-b border-line bg-sand">
      <div className="container-page flex h-14 items-center justify-between gap-4 lg:h-18">
        <LogoLink settings={settings} />
        <a
          href={phoneLink(settings.phone)}
          className="inline-flex min-h-11 items-center gap-2 hover:text-sea hover:underline"
        >
          <Phone aria-hidden className="size-5 text-sea" />
          <span className="max-md:sr-only">Cần giúp?</span>
          <strong className="font-semibold text-sea tabular-nums">{settings.phone}</strong>
          {hours && <span className="text-ink-soft tabular-nums max-md:hidden">{hours} mỗi ngày</span>}
        </a>
      </div>
    </header>
  );
}
