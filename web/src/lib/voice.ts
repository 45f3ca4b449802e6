/** Reads texts aloud. It says nothing that nobody has pressed a button for. */
export interface Voice {
  /** Whether there is a voice that reads a language, as `th`. */
  reads(language: string): boolean;
  /** What is being read; null in silence. */
  reading(): string | null;
  /** Tells when one of the two has changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Reads a text in place of what is being read. */
  read(text: string, language: string): void;
  stop(): void;
}
