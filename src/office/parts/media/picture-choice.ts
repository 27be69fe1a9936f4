/** A picture of the library as it is offered to be chosen. */
export interface PictureChoice {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
  focus: string | null;
}

/** Where pictures are looked for, by `tim` and page by page by `sau`, or one by `id`. */
export const choicesPath = '/hinh-anh/chon';

export interface PictureChoices {
  pictures: PictureChoice[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}
