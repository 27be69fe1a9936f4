import { type ContactValues, emptyContact } from './contact-values.ts';

/** Topics of a message. */
export const messageKinds = ['lien-he', 'gop-y', 'khieu-nai', 'doi-tac'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface MessageValues extends ContactValues {
  kind: MessageKind;
  /** The page that contains the form. */
  source: string;
}

export function emptyMessage(kind: MessageKind, source: string, openedAt: string): MessageValues {
  return { ...emptyContact, kind, source, openedAt };
}
