import type { ComponentProps } from 'react';
import type { TripBarView } from './trip-bar-view.ts';

/** The fields of a search for browsers without script: dates and numbers as they draw them. */
export function NoScriptFields({
  view: { kind, search, proposed, limits },
  place,
  hasPlace,
}: {
  view: TripBarView;
  place: string;
  hasPlace: boolean;
}) {
  const { words, when, party, takesTime } = kind.search;
  const { from, to, time, rooms, adults, childAges } = search ?? proposed;
  const days = { type: 'date', min: limits.firstDay, max: limits.lastDay };
  const counts = { type: 'number', min: 1, max: 20 };
  return (
    <noscript>
      <div className="no-script-fields">
        {hasPlace && <Input label={words.where} name="search" type="search" defaultValue={place} />}
        <Input label={words.from} name="from" {...days} defaultValue={from ?? ''} />
        {when === 'nights' && <Input label={words.to ?? ''} name="to" {...days} defaultValue={to ?? ''} />}
        {takesTime && <Input label="Giờ" name="time" type="time" defaultValue={time ?? '09:00'} />}
        {party === 'rooms' && <Input label="Phòng" name="rooms" {...counts} defaultValue={rooms} />}
        {party !== null && <Input label="Người lớn" name="adults" {...counts} defaultValue={adults} />}
        {party !== null && (
          <Input
            label="Tuổi của bé, ví dụ 5, 8"
            name="ages"
            type="text"
            defaultValue={childAges.join(', ')}
          />
        )}
      </div>
    </noscript>
  );
}

function Input({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label>
      <span>{label}</span>
      <input {...input} />
    </label>
  );
}
