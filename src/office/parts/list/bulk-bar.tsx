import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Count } from '../badge.tsx';
import { Button } from '../button.tsx';
import { KeyCap } from '../key-cap.tsx';
import { KeptKeys } from './kept-keys.tsx';
import type { ListAddress, ListDeclaration } from './types.ts';

/** The form that the rows' checkboxes belong to. */
export const bulkFormId = 'chon-dong';

/** Appears with the first selected row: bulk actions on the selected rows, or on all that the list finds. */
export function BulkBar<Row>({
  list,
  rows,
  address,
}: {
  list: ListDeclaration<Row>;
  rows: readonly Row[];
  address: ListAddress;
}) {
  const may = useMay();
  const { chosen, isAll } = useChosen();
  const actions = (list.bulk ?? []).filter(({ verb }) => may(verb));
  if (actions.length === 0) return null;
  return (
    <Form
      id={bulkFormId}
      aria-label="Việc với các dòng đã chọn"
      preventScrollReset
      className="sticky bottom-3 z-2 mx-6 mt-2 hidden flex-wrap items-center gap-2 rounded-card bg-ink px-4 py-2.5 text-surface shadow-pop group-has-[input[name=ma]:checked]/list:flex max-sm:mx-3 max-md:bottom-20"
    >
      <KeptKeys address={address} list={list} />
      {chosen.size > 0 && (
        <b role="status" className="whitespace-nowrap">
          Đã chọn {chosen.size}
        </b>
      )}
      <label className="mr-auto flex min-h-8 items-center gap-2 max-sm:min-h-11">
        <input type="checkbox" name="tat-ca" value="1" /> Cả những dòng khác mà bảng này tìm ra
      </label>
      {actions.map(({ name, title, fits }) => {
        const count =
          fits && !isAll && chosen.size > 0
            ? rows.filter((row) => chosen.has(list.keyOf(row)) && fits(row)).length
            : null;
        return (
          <Button
            key={name}
            type="submit"
            name="viec"
            value={name}
            disabled={count === 0}
            title={count === 0 ? 'Không làm được với dòng nào đã chọn' : undefined}
          >
            {title}
            {count !== null && (
              <>
                <Count>{count}</Count>
                <span className="sr-only">dòng làm được</span>
              </>
            )}
          </Button>
        );
      })}
      <Button type="reset" look="quiet" className="text-surface! hover:bg-transparent! hover:underline">
        Bỏ chọn
        <span className="max-lg:hidden">
          <KeyCap isOnFill>Esc</KeyCap>
        </span>
      </Button>
    </Form>
  );
}

const nothing = { chosen: new Set<string>(), isAll: false };

/** The keys of the chosen rows, and whether all that the list finds are meant; nothing without script. */
function useChosen() {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const look = () => {
      const boxes = document.querySelectorAll<HTMLInputElement>('input[name=ma]:checked');
      const isAll = document.querySelector(`#${bulkFormId} input[name=tat-ca]:checked`) !== null;
      setState({ chosen: new Set([...boxes].map(({ value }) => value)), isAll });
    };
    // A form's boxes are reset after its event.
    const later = () => void setTimeout(look);
    // A browser that goes back restores the boxes without an event.
    look();
    document.addEventListener('change', look);
    document.addEventListener('reset', later);
    return () => {
      document.removeEventListener('change', look);
      document.removeEventListener('reset', later);
    };
  }, []);
  return state;
}
