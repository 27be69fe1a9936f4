import { formatPhone } from '#platform/vietnamese/phone.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import type { RememberedContact } from '#web/parts/booking/remembered-contact.ts';

/** The contact that this device remembers of the last booking, in place of the fields that it fills; as tall before it is read. */
export function ContactCard({
  contact,
  onEdit,
  onNotMe,
}: {
  contact: RememberedContact | null;
  onEdit: () => void;
  onNotMe: () => void;
}) {
  const button = 'min-h-11 font-semibold text-sea hover:underline';
  return (
    <div className="mt-3 flex items-start gap-4 rounded-card border border-line bg-rice p-4 lg:p-5 noscript:hidden">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
        <SpriteIcon name="user" className="size-6" />
      </span>
      <div className="min-w-0 grow leading-snug">
        {/* A space keeps the line's height. */}
        <p className="truncate font-semibold">{contact?.fullName ?? '\u00a0'}</p>
        <p className="text-ink-soft">{contact ? formatPhone(contact.phone) : '\u00a0'}</p>
        <p className="truncate text-ink-soft">{contact?.email ?? '\u00a0'}</p>
        <p className="mt-1 flex gap-5">
          <button type="button" onClick={onEdit} className={button}>
            Sửa
          </button>
          <button type="button" onClick={onNotMe} className={button}>
            Không phải bạn?
          </button>
        </p>
      </div>
    </div>
  );
}
