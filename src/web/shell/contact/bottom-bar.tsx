import { officeMapUrl } from '#modules/settings/rules/office-map-url.ts';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { menuCommand } from '#web/shell/menu/menu-command.ts';
import { contactChannels } from './contact-channels.ts';
import { ContactIcon, channelTarget } from './contact-icon.tsx';

const popoverId = 'lien-he-nhanh';
const action =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-sm text-ink hover:text-sea';

/** The bar at the bottom of a phone: contact, menu, directions to the office (SHELL-06). */
export function BottomBar({ settings }: { settings: ShownSettings }) {
  return (
    <>
      <ContactPopover settings={settings} />
      <nav
        aria-label="Thao tác nhanh"
        data-site-bar
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rice-95 pb-[env(safe-area-inset-bottom)] [backdrop-filter:blur(12px)] lg:hidden"
      >
        <div className="mx-auto grid max-w-lg grid-cols-[1fr_auto_1fr] items-center px-2">
          <button type="button" popoverTarget={popoverId} className={action}>
            <SpriteIcon name="headset" className="size-5" />
            Tư vấn
          </button>
          <button
            type="button"
            aria-label="Menu"
            aria-haspopup="dialog"
            {...menuCommand('show-modal')}
            className="-mt-6 inline-flex size-16 items-center justify-center rounded-full border-4 border-rice bg-sea text-white shadow-soft hover:bg-sea-dark"
          >
            <SpriteIcon name="menu" className="size-6" />
          </button>
          <a href={officeMapUrl(settings)} target="_blank" rel="noopener noreferrer" className={action}>
            <SpriteIcon name="building-2" className="size-5" />
            <span>
              Đến văn phòng
              <SpriteIcon name="external-link" className="ml-1 inline size-3.5" />
              <span className="sr-only"> (mở bản đồ trong thẻ mới)</span>
            </span>
          </a>
        </div>
      </nav>
    </>
  );
}

function ContactPopover({ settings }: { settings: ShownSettings }) {
  return (
    <div
      id={popoverId}
      popover="auto"
      role="dialog"
      aria-label="Liên hệ và tư vấn"
      className="sheet fixed top-auto right-auto bottom-[calc(var(--bottom-bar)+12px)] left-3 m-0 w-72 rounded-card border border-line bg-rice p-3 text-ink shadow-raised"
    >
      <p className="px-2 pt-1 font-semibold">Bạn cần tư vấn?</p>
      <p className="px-2 pb-2 text-sm text-ink-soft">Chọn cách nói chuyện tiện cho bạn.</p>
      <ul>
        {contactChannels(settings).map((channel) => (
          <li key={channel.id}>
            <a href={channel.href} {...channelTarget(channel)} className="contact-row">
              <ContactIcon id={channel.id} />
              <span>
                <b>{channel.label}</b>
                <span>{channel.hours}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
