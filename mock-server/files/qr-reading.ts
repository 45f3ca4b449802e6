/** The text of a picture's code, or why there is none. [8.13] */
export type QrReading =
  | { text: string }
  | { problem: 'CANNOT_READ_CROPPED_IMAGE' | 'IMG_SIZE_UNABLE_TO_PROCESS' };

export const UNREADABLE: QrReading = { problem: 'CANNOT_READ_CROPPED_IMAGE' };
