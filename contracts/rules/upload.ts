const MB = 1024 * 1024;

/** Uploads may take this long. [9.02] */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** Pictures that a slip may be; the spec names none, these are what phones and banking apps make. [2.49] */
export const SLIP_TYPES = ['image/png', 'image/jpeg'] as const;
/** The spec shows no limit for a slip: that of chat images. [9.04] */
export const SLIP_MAX_BYTES = 10 * MB;

/** [5.30] */
export const CHAT_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export const CHAT_VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const;
/** [5.31] [9.04] */
export const CHAT_IMAGE_MAX_BYTES = 10 * MB;
export const CHAT_VIDEO_MAX_BYTES = 20 * MB;

/** How long after a transfer its slip may still be sent. [9.37] */
export const SLIP_VALID_MINUTES = 60;
