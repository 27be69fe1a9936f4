import { Button } from '../button.tsx';
import type { EditReply } from './edit-state.ts';

/** The save button of an `EditForm`, labelled with its effect: merges both edits once somebody else has saved meanwhile. */
export function SaveFoot({
  action: { name, title },
  reply,
}: {
  action: { name: string; title: string };
  reply: EditReply | undefined;
}) {
  return (
    <footer className="flex px-3.5 py-2.5">
      <Button type="submit" name="do" value={name} look="primary">
        {reply?.merge ? 'Lưu bản đã ghép' : title}
      </Button>
    </footer>
  );
}
