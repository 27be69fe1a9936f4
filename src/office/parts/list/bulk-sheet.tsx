import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AddressSheet } from '../address-sheet.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Notice } from '../notice.tsx';
import type { BulkReply } from './bulk-reply.ts';

/**
 * Sheet of a bulk action: the number of rows before, progress while it runs batch by batch, failures and an undo afterwards. Without
 * script each batch has its button.
 */
export function BulkSheet({
  action: { name, title },
  keys,
  names = keys,
  reply,
  backTo,
  effect,
  children,
}: {
  action: { name: string; title: string };
  /** Keys of the affected rows. */
  keys: readonly string[];
  /** Readable names, where the keys are not. */
  names?: readonly string[];
  reply: BulkReply | undefined;
  backTo: string;
  /** The effect, shown beforehand. */
  effect: string;
  /** Further fields. */
  children?: ReactNode;
}) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <AddressSheet title={`${title} · ${keys.length.toLocaleString('vi-VN')} dòng`} backTo={backTo}>
      {reply?.problem && (
        <Notice tone="bad" role="alert">
          {reply.problem}
        </Notice>
      )}
      {!reply?.total && (
        <Form method="post" preventScrollReset className="flex flex-col gap-3" noValidate>
          <input type="hidden" name="viec" value={name} />
          <Hidden name="ma" values={keys} />
          <Notice tone="info">{effect}</Notice>
          <p className="text-ink-soft">
            {names.slice(0, 12).join(', ')}
            {names.length > 12 && ` và ${names.length - 12} dòng nữa`}
          </p>
          {children}
          <div className="flex justify-end gap-2 border-t border-line pt-3">
            <ButtonLink to={backTo} preventScrollReset>
              Thôi
            </ButtonLink>
            <Button type="submit" look="primary" disabled={isBusy || keys.length === 0}>
              Áp dụng cho {keys.length.toLocaleString('vi-VN')} dòng
            </Button>
          </div>
        </Form>
      )}
      {reply?.total && <Progress name={name} reply={reply} backTo={backTo} />}
    </AddressSheet>
  );
}

function Progress({ name, reply, backTo }: { name: string; reply: BulkReply; backTo: string }) {
  const { total = 0, done = 0, refused = [], rest = [], undo = [], typed = {} } = reply;
  const form = useRef<HTMLFormElement>(null);
  const [isStopped, setStopped] = useState(false);
  const isSending = useNavigation().state === 'submitting';
  const submit = useSubmit();
  const next = rest[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each batch
  useEffect(() => {
    if (next && !isStopped) void submit(form.current, { preventScrollReset: true });
  }, [next, isStopped]);
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {rest.length > 0 ? stateWords(isStopped, isSending) : reply.isUndone ? 'Đã hoàn tác' : 'Đã xong'}:{' '}
        {done}/{total} dòng
        {refused.length > 0 && `, ${refused.length} dòng không làm được`}.
      </p>
      <progress value={total - rest.length} max={total} className="w-full accent-sea" aria-label="Tiến độ" />
      {refused.length > 0 && (
        <ul className="rounded-control border border-line px-3.5 py-2 text-ink-soft">
          {refused.map(({ key, why }) => (
            <li key={key}>
              <b>{key}</b> {why}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <Form ref={form} method="post" preventScrollReset>
          <input type="hidden" name="viec" value={name} />
          {Object.entries(typed).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <Hidden name="ma" values={rest} />
          <Hidden name="hoan" values={undo} />
          <Hidden name="hong" values={refused.map((one) => `${one.key} ${one.why}`)} />
          <input type="hidden" name="tong" value={total} />
          <div className="flex gap-2">
            {/* A batch on its way must not be sent again. */}
            <Button
              type="submit"
              disabled={isSending}
              onClick={(event) => {
                if (!isStopped) return;
                // Going on sends the next batch by itself.
                event.preventDefault();
                setStopped(false);
              }}
            >
              Làm tiếp {rest.length} dòng
            </Button>
            {!isStopped && <Button onClick={() => setStopped(true)}>Dừng</Button>}
          </div>
        </Form>
      )}
      {(rest.length === 0 || (isStopped && !isSending)) && (
        <Form method="post" preventScrollReset className="flex justify-end gap-2 border-t border-line pt-3">
          <Hidden name="hoan" values={undo} />
          {undo.length > 0 && !reply.isUndone && (
            <Button type="submit" name="viec" value={`${name}-lai`} disabled={isSending} data-undo>
              Hoàn tác {undo.length} dòng
            </Button>
          )}
          <ButtonLink to={backTo} look="primary" preventScrollReset>
            Về danh sách
          </ButtonLink>
        </Form>
      )}
    </div>
  );
}

/** A stop comes after the batch that is on its way. */
function stateWords(isStopped: boolean, isSending: boolean): string {
  if (!isStopped) return 'Đang làm';
  return isSending ? 'Đang dừng' : 'Đã dừng';
}

function Hidden({ name, values }: { name: string; values: readonly string[] }) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
}
