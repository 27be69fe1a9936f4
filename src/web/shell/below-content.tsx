import type { SiteSettings } from '#modules/settings/schema.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ContactCards } from './contact-cards.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';

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
