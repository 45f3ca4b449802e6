/** Reads texts aloud, only after the member presses a button. */
export interface Voice {
  /** Whether a voice for the language exists, for example `th`. */
  reads(language: string): boolean;
  /** The text being read, or null. */
  reading(): string | null;
  /** Notifies when either changes; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Reads a text and stops the current one. */
  read(text: string, language: string): void;
  stop(): void;
}
