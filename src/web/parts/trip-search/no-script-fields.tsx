import type { ComponentProps } from 'react';
import { Kept } from '#ui/kept.tsx';
import type { TripBarView } from './trip-bar-view.ts';

interface Field {
  label: string;
  name: string;
  type: string;
  min?: string;
  max?: string;
  value: string;
}

/** The fields of a search for browsers without script: native date and number inputs. */
export function NoScriptFields(props: { view: TripBarView; place: string; hasPlace: boolean }) {
  return (
    <Kept className="contents" part={DrawnFields} props={{ fields: fieldsOf(props) }} varying="fields" />
  );
}

function fieldsOf({
  view: { kind, search, proposed, limits },
  place,
  hasPlace,
}: ComponentProps<typeof NoScriptFields>): Field[] {
  const { words, when, party, takesTime } = kind.search;
  const { from, to, time, rooms, adults, childAges } = search ?? proposed;
  const days = { type: 'date', min: limits.firstDay, max: limits.lastDay };
  const counts = { type: 'number', min: '1', max: '20' };
  const fields: (Field | false)[] = [
    hasPlace && { label: words.where, name: 'search', type: 'search', value: place },
    { label: words.from, name: 'from', ...days, value: from ?? '' },
    when === 'nights' && { label: words.to ?? '', name: 'to', ...days, value: to ?? '' },
    takesTime && { label: 'Giờ', name: 'time', type: 'time', value: time ?? '09:00' },
    party === 'rooms' && { label: 'Phòng', name: 'rooms', ...counts, value: String(rooms) },
    party !== null && { label: 'Người lớn', name: 'adults', ...counts, value: String(adults) },
    party !== null && {
      label: 'Tuổi của bé, ví dụ 5, 8',
      name: 'ages',
      type: 'text',
      value: childAges.join(', '),
    },
  ];
  return fields.filter((field) => field !== false);
}

function DrawnFields({ fields }: { fields: Field[] }) {
  return (
    <noscript>
      <div className="no-script-fields">
        {fields.map(({ label, value, ...input }) => (
          <label key={input.name}>
            <span>{label}</span>
            <input {...input} defaultValue={value} />
          </label>
        ))}
      </div>
    </noscript>
  );
}
