import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Notice } from '../notice.tsx';
import type { EditReply, EditValues, Opened } from './edit-state.ts';
import { MergePanel } from './merge-panel.tsx';

/**
 * A form of a thing that several people edit. It remembers the version and the values that it was opened with, whatever the
 * page learns meanwhile, so that saving can bring both edits together (`saveEdit`). Key it by the thing.
 */
export function EditForm({
  version,
  values,
  reply,
  children,
}: {
  version: number;
  /** As the page loaded them. */
  values: EditValues;
  reply: EditReply | undefined;
  /** The fields, filled with what is to stand in them. */
  children: (values: EditValues, errors: Readonly<Record<string, string>>) => ReactNode;
}) {
  const { opened, key } = useOpened({ version, base: values, values }, reply);
  const isOld = version > opened.version && !isSame(values, opened.base);
  const form = useFocusOnError(reply);
  return (
    <Form ref={form} key={key} method="post" preventScrollReset noValidate className="flex flex-col">
      <input type="hidden" name="version" value={opened.version} />
      <input type="hidden" name="base" value={JSON.stringify(opened.base)} />
      {isOld && (
        <div className="px-3.5 pt-3">
          <Notice tone="info">Có người vừa đổi. Khi bạn lưu, hai bản được ghép từng ô.</Notice>
        </div>
      )}
      {reply?.merge && <MergePanel merge={reply.merge} />}
      {children(opened.values, reply?.errors ?? {})}
    </Form>
  );
}

/** What a form has open: as it was first drawn, until a reply says what it goes on with. */
function useOpened(loaded: Opened, reply: EditReply | undefined): { opened: Opened; key: number } {
  const start = reply?.opened ?? loaded;
  const [state, setState] = useState({ reply, opened: start, key: 0 });
  if (state.reply === reply) return state;
  // Fields in which something is wrong, or that were only tried, stay as they were typed; after a save or a merge others stand there.
  const key = reply?.opened && !reply.errors && !reply.isTried ? state.key + 1 : state.key;
  const next = { reply, opened: reply?.opened ?? state.opened, key };
  setState(next);
  return next;
}

function isSame(one: EditValues, other: EditValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Takes the person to the first field in which something is wrong: it may lie far above the button. */
function useFocusOnError(reply: EditReply | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);
  return form;
}
