import type { ShownSettings } from '#modules/settings/schema.ts';
import { Kept } from '#ui/kept.tsx';
import { BottomBar } from './contact/bottom-bar.tsx';
import { ContactCards } from './contact/contact-cards.tsx';
import { Footer } from './footer/footer.tsx';
import { Drawer } from './menu/drawer.tsx';
import { useSection } from './menu/use-section.ts';

/** The content below a page and the floating contacts: the same on all pages of a section. Works without script. */
export function BelowContent({ settings }: { settings: ShownSettings }) {
  return <Kept className="contents" part={Below} at={useSection(settings.menus)} props={{ settings }} />;
}

function Below({ settings }: { settings: ShownSettings }) {
  return (
    <>
      <Footer settings={settings} />
      <ContactCards settings={settings} />
      <BottomBar settings={settings} />
      <Drawer settings={settings} />
    </>
  );
}
