/** Reads texts aloud, only after the member presses a button. */
export interface Voice {
  /** `language` is a code such as `th`. */
  reads(language: string): boolean;
  reading(): string | null;
  subscribe(listener: () => void): () => void;
  read(text: string, language: string): void;
  stop(): void;
}
