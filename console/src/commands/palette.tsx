import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AlertDialog } from 'web/ui';
import { useReport } from '../control/use-act.ts';
import { callLoosely, useVerb } from '../control/use-verb.ts';
import { useWorld } from '../control/world.ts';
import styles from './palette.module.css';
import { useCommands, type Command } from './use-commands.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sections: readonly string[];
}

type Act = Extract<Command, { kind: 'act' }>;

export function Palette({ open, onOpenChange, sections }: PaletteProps) {
  const { t } = useTranslation();
  const report = useReport();
  const world = useWorld();
  const { name } = world;
  const navigate = useNavigate();
  const { search } = useLocation();
  // Fetched in advance, so that the palette is complete when it opens.
  useVerb('GET /scenarios');
  useVerb('GET /codes');
  const [asked, setAsked] = useState<Act | null>(null);

  const run = ({ verb, input, label }: Act) => void report(label, () => callLoosely(world, verb, input));
  const choose = (command: Command) => {
    onOpenChange(false);
    if (command.kind === 'open') void navigate({ pathname: `/${name}/${command.section}`, search });
    else if (command.ask !== undefined) setAsked(command);
    else run(command);
  };

  return (
    <>
      <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Popup className={styles.popup} aria-label={t('palette.title')}>
            <CommandList sections={sections} onChoose={choose} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(next) => !next && setAsked(null)}
        title={asked?.label ?? ''}
        text={asked?.ask}
        kind="danger"
        confirmLabel={t('go_on')}
        cancelLabel={t('cancel')}
        onConfirm={() => asked && run(asked)}
      />
    </>
  );
}

interface CommandListProps {
  sections: readonly string[];
  onChoose: (command: Command) => void;
}

/** Mounted only while the palette is open, because it builds hundreds of commands. */
function CommandList({ sections, onChoose }: CommandListProps) {
  const { t } = useTranslation();
  const commands = useCommands(sections);
  return (
    <Autocomplete.Root
      inline
      open
      items={commands}
      autoHighlight="always"
      itemToStringValue={(command: Command) => command.label}
      filter={matches}
    >
      <Autocomplete.Input
        className={styles.input}
        placeholder={t('palette.hint')}
        aria-label={t('palette.title')}
      />
      <Autocomplete.Empty className={styles.empty}>{t('palette.none')}</Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(command: Command) => (
          <Autocomplete.Item
            key={command.id}
            value={command}
            className={styles.item}
            onClick={() => onChoose(command)}
          >
            <span>{command.label}</span>
            <code className={styles.verb}>{command.kind === 'act' ? command.verb : ''}</code>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function matches(command: Command, typed: string): boolean {
  const text = `${command.label} ${command.words} ${command.id}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
