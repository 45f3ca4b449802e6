import { Copy } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  label: string;
  text: string;
  onCopied: (text: string) => void;
  onFailed: () => void;
}

export function CopyButton({ label, text, onCopied, onFailed }: CopyButtonProps) {
  async function copy() {
    try {
      // Also absent on pages not loaded over https: that throws.
      await navigator.clipboard.writeText(text);
    } catch {
      return onFailed();
    }
    onCopied(text);
  }

  return <IconButton label={label} icon={Copy} onClick={() => void copy()} />;
}
