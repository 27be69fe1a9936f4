import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../button.tsx';
import { KeptKeys } from './kept-keys.tsx';
import type { ListAddress, ListDeclaration } from './types.ts';

/** The form that the rows' checkboxes belong to. */
export const bulkFormId = 'chon-dong';

/** Appears with the first selected row: bulk actions on the selected rows, or on all that the list finds. */
export function BulkBar<Row>({ list, address }: { list: ListDeclaration<Row>; address: ListAddress }) {
  const may = useMay();
  const actions = (list.bulk ?? []).filter(({ verb }) => may(verb));
  if (actions.length === 0) return null;
  return (
    <Form
      id={bulkFormId}
      aria-label="Việc với các dòng đã chọn"
      preventScrollReset
      className="sticky bottom-3 z-2 mx-6 mt-2 hidden flex-wrap items-center gap-2 rounded-card bg-ink px-4 py-2.5 text-surface shadow-pop group-has-[input[name=ma]:checked]/list:flex max-sm:mx-3 max-sm:bottom-20"
    >
      <KeptKeys address={address} list={list} />
      <ChosenCount />
      <label className="mr-auto flex min-h-8 items-center gap-2 max-sm:min-h-11">
        <input type="checkbox" name="tat-ca" value="1" /> Cả những dòng khác mà bảng này tìm ra
      </label>
      {actions.map(({ name, title }) => (
        <Button key={name} type="submit" name="viec" value={name}>
          {title}
        </Button>
      ))}
      <Button type="reset" look="quiet" className="text-surface! hover:bg-transparent! hover:underline">
        Bỏ chọn
      </Button>
    </Form>
  );
}

/** How many rows are chosen; nothing without script. */
function ChosenCount() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(document.querySelectorAll('input[name=ma]:checked').length);
    // A form's boxes are reset after its event.
    const later = () => void setTimeout(look);
    document.addEventListener('change', look);
    document.addEventListener('reset', later);
    return () => {
      document.removeEventListener('change', look);
      document.removeEventListener('reset', later);
    };
  }, []);
  if (count === 0) return null;
  return (
    <b role="status" className="whitespace-nowrap">
      Đã chọn {count}
    </b>
  );
}
