import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ActionReply } from '../app/action-reply.ts';
import { Button, type ButtonLook } from './button.tsx';
import { TextField } from './field.tsx';
import { Fold } from './fold.tsx';

/** An action that needs a reason, folded until it is wanted; open with what was typed if `reply` answers this form. */
export function ReasonForm({
  action,
  title,
  effect,
  field = 'reason',
  label,
  button,
  look,
  reply,
  children,
}: {
  /** The value of `do`. */
  action: string;
  title: string;
  /** What the action does, in words. */
  effect: string;
  /** The name of the reason's field. */
  field?: 'reason' | 'note';
  label: string;
  button: string;
  look: ButtonLook;
  reply: ActionReply | undefined;
  /** Further fields, before the reason. */
  children?: ReactNode;
}) {
  return (
    <Fold title={title} isOpen={reply !== undefined}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <p className="text-sm text-ink-soft">{effect}</p>
        {children}
        <TextField
          id={`${field}-${action}`}
          name={field}
          label={label}
          maxLength={300}
          autoComplete="off"
          defaultValue={reply?.typed?.[field]}
          error={reply?.errors?.[field]}
        />
        <Button type="submit" name="do" value={action} look={look}>
          {button}
        </Button>
      </Form>
    </Fold>
  );
}
