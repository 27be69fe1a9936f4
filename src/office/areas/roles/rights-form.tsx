import { Form } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { MergePanel } from '../../parts/edit/merge-panel.tsx';

interface RightRow {
  verb: string;
  title: string;
  hasLimit: boolean;
  /** Whether the user has the right themselves, up to the same amount, and so may give it. */
  mayGive: boolean;
  /** 'no', 'all' or the maximum in đồng. */
  was: string;
}

/** All verbs, with whether the role has each and up to what amount. */
export function RightsForm({
  role,
  verbs,
  reply,
}: {
  role: { slug: string; title: string };
  verbs: RightRow[];
  reply: EditReply | undefined;
}) {
  return (
    <Card title={role.title}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="role" value={role.slug} />
        {reply?.merge && <MergePanel merge={reply.merge} />}
        <ul className="grid grid-cols-2 gap-x-6 px-3.5 py-2 max-lg:grid-cols-1">
          {verbs.map((row) => (
            <RightOf key={row.verb} row={row} reply={reply} />
          ))}
        </ul>
        <footer className="sticky bottom-0 flex border-t border-line bg-surface px-3.5 py-2.5 max-md:bottom-14">
          <Button type="submit" look="primary">
            Lưu quyền của {role.title}
          </Button>
        </footer>
      </Form>
    </Card>
  );
}

function RightOf({ row, reply }: { row: RightRow; reply: ActionReply | undefined }) {
  const { verb, title, hasLimit, mayGive, was } = row;
  const typed = mayGive ? reply?.typed : undefined;
  const isOn = typed ? `may-${verb}` in typed : was !== 'no';
  const limit = typed?.[`limit-${verb}`] ?? (/^\d+$/.test(was) ? formatNumber(Number(was)) : '');
  const error = reply?.errors?.[`limit-${verb}`];
  const id = `may-${verb}`;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line/60 py-1">
      {mayGive && <input type="hidden" name={`was-${verb}`} value={was} />}
      <input
        id={id}
        type="checkbox"
        name={id}
        defaultChecked={isOn}
        disabled={!mayGive}
        className="size-5 flex-none accent-sea"
      />
      <label htmlFor={id} className="min-w-40 flex-1 py-1.5">
        {title}
      </label>
      {hasLimit && (
        <span className="flex items-center gap-1.5">
          <label htmlFor={`limit-${verb}`} className="text-sm text-ink-soft">
            tới<span className="sr-only"> bao nhiêu đồng: {title}</span>
          </label>
          <input
            id={`limit-${verb}`}
            name={`limit-${verb}`}
            defaultValue={limit}
            disabled={!mayGive}
            placeholder="không giới hạn"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `limit-${verb}-error` : undefined}
            className="min-h-8 w-36 rounded-control border border-control bg-surface px-2 text-right aria-invalid:border-bad max-sm:min-h-11 dark:bg-sunken"
          />
          ₫
        </span>
      )}
      {error && (
        <p id={`limit-${verb}-error`} className="w-full text-sm text-bad">
          {error}
        </p>
      )}
    </li>
  );
}
