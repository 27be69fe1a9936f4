/** A picture of the library, as an option. */
export interface PictureChoice {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
  focus: string | null;
}

/** The endpoint for choosing pictures: by search `tim` and cursor `sau`, or one by `id`. */
export const choicesPath = '/hinh-anh/chon';

export interface PictureChoices {
  pictures: PictureChoice[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}
