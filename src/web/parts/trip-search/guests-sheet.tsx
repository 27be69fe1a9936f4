import { useState } from 'react';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { buttonClass } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { describeTripParty } from './describe-trip-search.ts';
import { sheetPlace } from './sheet-place.ts';
import { Stepper } from './stepper.tsx';
import type { SearchedKind, TripParty } from './trip-search.ts';

const { maxRooms, maxAdults, maxChildren } = bookingLimits;
const allAges = Array.from({ length: 18 }, (_, age) => age);

/** Guests and children's ages: a sheet at the foot of a phone's screen, or below its field. */
export function GuestsSheet({
  party,
  kind,
  anchor,
  onClose,
  onDone,
}: {
  party: TripParty;
  kind: SearchedKind;
  anchor: Element | null;
  onClose: () => void;
  onDone: (party: TripParty) => void;
}) {
  const [isDesk] = useState(() => matchMedia('(min-width: 641px)').matches);
  const [rooms, setRooms] = useState(party.rooms);
  const [adults, setAdults] = useState(party.adults);
  const [children, setChildren] = useState<(number | null)[]>(party.childAges);
  const hasRooms = kind.search.party === 'rooms';
  const chosen = children.filter((age) => age !== null);
  const now = { rooms: hasRooms ? rooms : 1, adults, childAges: chosen };
  const missing = children.indexOf(null);
  return (
    <Modal
      isOpen
      title={hasRooms ? 'Khách và phòng' : 'Khách'}
      onClose={onClose}
      place={isDesk && anchor ? sheetPlace(anchor, { width: 420, height: 560 }) : undefined}
      className={isDesk ? 'w-105 rounded-card' : 'mt-auto mb-0 w-full rounded-t-card'}
      foot={
        <Foot
          words={describeTripParty(now, kind)}
          missing={missing}
          isDesk={isDesk}
          onDone={() => onDone(now)}
        />
      }
    >
      <div className="divide-y divide-line px-4 md:px-6">
        {hasRooms && (
          <Stepper
            label="Phòng"
            hint={`Tối đa ${maxRooms} phòng`}
            value={rooms}
            min={1}
            max={maxRooms}
            onChange={(next) => {
              setRooms(next);
              setAdults(Math.max(adults, next));
            }}
          />
        )}
        <Stepper
          label="Người lớn"
          hint="Từ 18 tuổi"
          value={adults}
          min={hasRooms ? rooms : 1}
          max={maxAdults}
          onChange={setAdults}
        />
        <Stepper
          label="Trẻ em"
          hint="0–17 tuổi"
          value={children.length}
          min={0}
          max={maxChildren}
          onChange={(next) =>
            setChildren(next > children.length ? [...children, null] : children.slice(0, next))
          }
        />
        <Ages ages={children} onChange={setChildren} />
      </div>
    </Modal>
  );
}

function Ages({ ages, onChange }: { ages: (number | null)[]; onChange: (ages: (number | null)[]) => void }) {
  return (
    <>
      {ages.map((age, index) => (
        <AgeChoice
          key={index}
          label={ages.length > 1 ? `Tuổi của bé ${index + 1}` : 'Tuổi của bé'}
          name={`age-of-child-${index + 1}`}
          age={age}
          onChoose={(next) => onChange(ages.map((old, at) => (at === index ? next : old)))}
        />
      ))}
    </>
  );
}

function Foot({
  words,
  missing,
  isDesk,
  onDone,
}: {
  words: string;
  /** Index of the first child without an age; -1 when all have one. */
  missing: number;
  isDesk: boolean;
  onDone: () => void;
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p role="status" className="min-w-0 leading-snug">
        <span className="block font-semibold">{words}</span>
        {missing >= 0 && <span className="block text-sm text-warn">Chọn tuổi của bé {missing + 1}</span>}
      </p>
      <button
        type="button"
        disabled={missing >= 0}
        onClick={onDone}
        className={buttonClass(
          isDesk ? 'sea' : 'primary',
          'md',
          'w-31 shrink-0 disabled:bg-sand-deep disabled:text-ink-soft disabled:opacity-100',
        )}
      >
        Xong
      </button>
    </div>
  );
}

function AgeChoice({
  label,
  name,
  age,
  onChoose,
}: {
  label: string;
  name: string;
  age: number | null;
  onChoose: (age: number) => void;
}) {
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      <div className="clear-both relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6">
        {allAges.map((one) => (
          <label
            key={one}
            className="inline-flex h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-strong px-3 text-sm has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold has-checked:text-sea-dark has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              aria-label={one === 0 ? 'Dưới 1 tuổi' : `${one} tuổi`}
              checked={age === one}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            {one === 0 ? 'Dưới 1' : one}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
