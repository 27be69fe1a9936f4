import { Columns3, Download } from 'lucide-react';
import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button, buttonClass } from '../button.tsx';
import { KeptKeys } from './kept-keys.tsx';
import { writeListAddress } from './list-address.ts';
import { SaveView } from './save-view.tsx';
import type { ListAddress, ListDeclaration } from './types.ts';

/** Tools for a whole list: save the view, choose columns, export. */
export function ListTools<Row>({ list, address }: { list: ListDeclaration<Row>; address: ListAddress }) {
  const may = useMay();
  const { exportTo } = list;
  const canHide = list.columns.some(({ slug }) => slug);
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
      <SaveView list={list} address={address} />
      {canHide && <ColumnChoice list={list} address={address} />}
      {exportTo && may(exportTo.verb) && (
        <a
          href={`/quan-tri${exportTo.to}${writeListAddress(address, list, {})}`}
          download
          title="Việc xuất được ghi vào nhật ký"
          className={buttonClass('plain')}
        >
          <Download size={16} aria-hidden /> Xuất đúng bảng này
        </a>
      )}
    </div>
  );
}

function ColumnChoice<Row>({ list, address }: { list: ListDeclaration<Row>; address: ListAddress }) {
  return (
    <details key={address.hidden.join()} className="relative max-md:hidden">
      <summary className={buttonClass('plain', 'md', 'list-none')}>
        <Columns3 size={16} aria-hidden /> Cột
      </summary>
      <Form className="absolute top-full right-0 z-3 mt-1 flex w-60 flex-col gap-1 rounded-card border border-line bg-raised p-3 shadow-pop">
        <KeptKeys address={{ ...address, hidden: [] }} list={list} />
        {list.columns.map(({ slug, title }) =>
          slug ? (
            <label key={slug} className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                name="cot"
                value={slug}
                defaultChecked={!address.hidden.includes(slug)}
              />
              {title}
            </label>
          ) : null,
        )}
        <Button type="submit" look="primary" className="mt-1">
          Hiện các cột này
        </Button>
      </Form>
    </details>
  );
}
