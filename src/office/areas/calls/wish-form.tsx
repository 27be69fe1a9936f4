import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { KeyCap } from '../../parts/key-cap.tsx';
import { type Call, callAddress } from './call-address.ts';
import type { CallKey } from './use-call-keys.ts';
import { useLiveSearch } from './use-live-search.ts';

/** Enter searches, unless it ends an input method's composition. */
function searchOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** One sentence, searched while it is typed during the call; and below it what was understood, to be corrected. */
export function WishForm({ call, today }: { call: Call; today: string }) {
  const { sentence } = call;
  const live = useLiveSearch();
  const typed = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = typed.current;
    // Another call came by a link. What somebody is typing is theirs.
    if (field && field !== document.activeElement && field.value !== sentence) field.value = sentence;
  }, [sentence]);
  return (
    <Form method="get" className="flex flex-col gap-3" {...live}>
      <TextArea
        ref={typed}
        name="noi"
        label="Khách nói gì"
        defaultValue={sentence}
        data-key={'F2' satisfies CallKey}
        autoFocus={!sentence}
        rows={2}
        onKeyDown={searchOnEnter}
        hint={
          <>
            Có dấu hay không đều hiểu: phú quốc tết 4n3đ 2 lớn bé 9t tầm 25tr <KeyCap>F2</KeyCap>
          </>
        }
      />
      <Understood key={callAddress(call)} call={call} today={today} />
    </Form>
  );
}

/** What was understood, to be corrected. */
function Understood({ call, today }: { call: Call; today: string }) {
  const { sentence, place, name, kinds, from, to, adults, childAges, budgetVnd, items, enquiry, order } =
    call;
  const { revised } = call;
  return (
    <>
      <input type="hidden" name="noi-cu" value={sentence} />
      {order !== 'hop' && <input type="hidden" name="xep" value={order} />}
      {enquiry && <input type="hidden" name="yeu-cau" value={enquiry} />}
      {revised && <input type="hidden" name="sua" value={revised} />}
      {place && (
        <p className="flex items-center gap-2">
          <MapPin size={16} aria-hidden className="text-sea" />
          <label className="flex items-center gap-2">
            <input type="checkbox" name="o" value={`${place.type}:${place.slug}`} defaultChecked />
            {place.title}
          </label>
        </p>
      )}
      {name && (
        <label className="flex items-center gap-2">
          <input type="checkbox" name="ten" value={name} defaultChecked />
          Tên có “{name}”
        </label>
      )}
      <fieldset>
        <legend className="text-sm font-semibold text-ink-soft">Loại</legend>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {kindNames.map((kind) => (
            <label
              key={kind}
              className="flex min-h-[26px] items-center gap-1.5 rounded-badge border border-line-strong px-2 text-sm has-checked:border-sea-line has-checked:bg-sea-soft max-sm:min-h-11"
            >
              <input type="checkbox" name="loai" value={kind} defaultChecked={kinds.includes(kind)} />
              {kindProfiles[kind].labels.one}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <TextField name="di" label="Ngày đi" type="date" min={today} defaultValue={from} />
        <TextField name="ve" label="Ngày về" type="date" min={from || today} defaultValue={to} />
        <TextField name="lon" label="Người lớn" inputMode="numeric" defaultValue={String(adults)} />
        <TextField name="tuoi" label="Tuổi các bé" inputMode="numeric" defaultValue={childAges.join(' ')} />
      </div>
      <TextField
        name="tien"
        label="Tầm tiền"
        inputMode="text"
        defaultValue={budgetVnd ? formatNumber(budgetVnd) : ''}
        hint="Gõ 25tr hay 25.000.000"
      />
      {items.map((item) => (
        <input key={JSON.stringify(item)} type="hidden" name="mon" value={JSON.stringify(item)} />
      ))}
      <Button type="submit" look="plain">
        Tìm chỗ còn bán
      </Button>
    </>
  );
}
