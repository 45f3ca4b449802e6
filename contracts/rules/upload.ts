const MB = 1024 * 1024;

/** Timeout of an upload, of a slip or in the chat; other calls have 60 s. [9.02] */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** Media types of a slip. The spec names none; phones and banking apps produce these. [2.49] */
export const SLIP_TYPES = ['image/png', 'image/jpeg'] as const;
/** Same limit as chat images; the spec shows no limit for a slip. [9.04] */
export const SLIP_MAX_BYTES = 10 * MB;

/** Media types of files in the chat. [5.30] */
export const CHAT_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export const CHAT_VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const;
/** Largest files in the chat: 10 MB and 20 MB of 1024 × 1024 bytes. [5.31] [9.04] */
export const CHAT_IMAGE_MAX_BYTES = 10 * MB;
export const CHAT_VIDEO_MAX_BYTES = 20 * MB;

/** How long after the transfer a slip can be uploaded. [9.37] */
export const SLIP_VALID_MINUTES = 60;
