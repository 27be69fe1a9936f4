import type { SiteSettings } from '#modules/settings/schema.ts';
import { BottomBar } from './contact/bottom-bar.tsx';
import { ContactCards } from './contact/contact-cards.tsx';
import { Footer } from './footer/footer.tsx';
import { Drawer } from './menu/drawer.tsx';

/** What stands below a page and what floats above it. Nothing of it needs a script to work. */
export function BelowContent({ settings }: { settings: SiteSettings }) {
  return (
    <>
      <Footer settings={settings} />
      <ContactCards settings={settings} />
      <BottomBar settings={settings} />
      <Drawer settings={settings} />
    </>
  );
}
