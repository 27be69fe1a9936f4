import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { EditedObject } from '#modules/editing/rules.ts';
import { Button } from '../button.tsx';
import { formatMoment } from '../format-moment.ts';
import { Notice } from '../notice.tsx';
import type { EditReply, EditValues, Kept, Opened } from './edit-state.ts';
import { KeepTyped } from './keep-typed.tsx';
import { MergePanel } from './merge-panel.tsx';
import { typedPath } from './typed-path.ts';

/**
 * A form of a thing that several people edit. It keeps the version and the values that it was opened with, even when the page
 * revalidates, so that saving can merge both edits (`saveEdit`). Set its React key to the thing.
 */
export function EditForm({
  version,
  values,
  reply,
  typing,
  children,
}: {
  version: number;
  /** The values as loaded. */
  values: EditValues;
  reply: EditReply | undefined;
  /** For editors with autosave: the edited object, and the typed draft that was not saved (`findKept`). */
  typing?: { object: EditedObject; kept: Kept | null } | undefined;
  /** The fields, filled with the current values. */
  children: (values: EditValues, errors: Readonly<Record<string, string>>) => ReactNode;
}) {
  const kept = typing?.kept ?? null;
  const { opened, key, isThrown, throwAway } = useOpened({ version, base: values, values }, kept, reply);
  const isOld = version > opened.version && !isSame(values, opened.base);
  const form = useFocusOnError(reply);
  return (
    <>
      {typing && opened.at && <KeptNotice object={typing.object} at={opened.at} onThrow={throwAway} />}
      <Form ref={form} key={key} method="post" preventScrollReset noValidate className="flex flex-col">
        <input type="hidden" name="version" value={opened.version} />
        <input type="hidden" name="base" value={JSON.stringify(opened.base)} />
        {isOld && (
          <div className="px-3.5 pt-3">
            <Notice tone="info">Có người vừa đổi. Khi bạn lưu, hai bản được ghép từng ô.</Notice>
          </div>
        )}
        {reply?.merge && <MergePanel merge={reply.merge} />}
        <div className="relative">
          {typing && <KeepTyped object={typing.object} form={form} isStopped={isThrown} />}
          {children(opened.values, reply?.errors ?? {})}
        </div>
      </Form>
    </>
  );
}

/** Notice that the form shows a typed draft that was never saved, with a button to discard it. */
function KeptNotice({ object, at, onThrow }: { object: EditedObject; at: string; onThrow: () => void }) {
  return (
    <Form
      method="post"
      action={typedPath(object, 'bo')}
      preventScrollReset
      onSubmit={onThrow}
      className="px-3.5 pt-3"
    >
      <Notice tone="warn">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span>Những gì bạn gõ dở lúc {formatMoment(at)} và chưa lưu đã được đặt lại vào đây.</span>
          <Button type="submit" size="sm">
            Bỏ, lấy bản đã lưu
          </Button>
        </span>
      </Notice>
    </Form>
  );
}

interface OpenForm {
  reply: EditReply | undefined;
  opened: Opened & Partial<Kept>;
  key: number;
  /** Whether the typed draft is being discarded. */
  isThrown: boolean;
}

/**
 * The state that a form has open: a typed draft that was never saved, or as first loaded, until a reply brings a new state or the
 * draft is discarded.
 */
function useOpened(loaded: Opened, kept: Kept | null, reply: EditReply | undefined) {
  const start: OpenForm['opened'] = reply?.opened ?? kept ?? loaded;
  const [state, setState] = useState<OpenForm>({ reply, opened: start, key: 0, isThrown: false });
  const throwAway = () => setState((now) => ({ ...now, isThrown: true }));
  if (state.isThrown && !kept) {
    const next: OpenForm = { reply, opened: loaded, key: state.key + 1, isThrown: false };
    setState(next);
    return { ...next, throwAway };
  }
  if (state.reply === reply) return { ...state, throwAway };
  // After errors or a mere try-out the fields keep what was typed; after a save or a merge they are rendered with new values.
  const key = reply?.opened && !reply.errors && !reply.isTried ? state.key + 1 : state.key;
  const next: OpenForm = { ...state, reply, opened: reply?.opened ?? state.opened, key };
  setState(next);
  return { ...next, throwAway };
}

function isSame(one: EditValues, other: EditValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Focuses the first invalid field, which may be far above the button. */
function useFocusOnError(reply: EditReply | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);
  return form;
}
