import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button, buttonClass } from '../button.tsx';
import { CheckField, TextField } from '../field.tsx';
import { writeListAddress } from './list-address.ts';
import { useSavedViews } from './saved-views.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

/** Saves the list's current state as a view, which becomes one of its tabs; or deletes that view. */
export function SaveView<Row>({ list, address }: { list: ListDeclaration<Row>; address: ListAddress }) {
  const may = useMay();
  const { path, current } = useSavedViews(list);
  const hasFilters = Object.keys(address.filters).length > 0;
  if (current)
    return current.isMine || may('view.share') ? (
      <Form method="post" action="/cach-xem" preventScrollReset>
        <input type="hidden" name="id" value={current.id} />
        <Button type="submit" name="do" value="remove">
          <BookmarkMinus size={16} aria-hidden /> Bỏ cách xem này
        </Button>
      </Form>
    ) : null;
  if (!hasFilters && !address.text && address.hidden.length === 0) return null;
  const search = writeListAddress(address, list, {});
  return (
    <details key={search} className="relative">
      <summary className={buttonClass('plain', 'md', 'list-none')}>
        <BookmarkPlus size={16} aria-hidden /> Lưu cách xem
      </summary>
      <Form
        method="post"
        action="/cach-xem"
        preventScrollReset
        className="absolute top-full right-0 z-3 mt-1 flex w-72 flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-18 max-sm:z-6 max-sm:w-auto"
      >
        <input type="hidden" name="list" value={path} />
        <input type="hidden" name="search" value={search} />
        <TextField name="title" label="Tên cách xem" maxLength={40} autoComplete="off" />
        {may('view.share') && <CheckField name="isShared" label="Cho cả nhóm" />}
        <Button type="submit" name="do" value="save" look="primary">
          Lưu
        </Button>
      </Form>
    </details>
  );
}
