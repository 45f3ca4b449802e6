import { useState } from 'react';
import { ENDS_SESSION } from '../idle/activity.ts';
import styles from './test-panel.module.css';
import type { JumpClock } from './jump-clock.ts';
import { NETWORKS, type NetworkSwitch } from './network.ts';
import { type MockPrinter, PRINTERS } from './printer.ts';
import { walkAway } from './walk-away.ts';

interface TestPanelProps {
  clock: JumpClock;
  network: NetworkSwitch;
  printer: MockPrinter;
  isSession: () => boolean;
}

/** For testers only, so in English: simulates states of a shop's machine. (K6) */
export function TestPanel({ clock, network, printer, isSession }: TestPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A press in the test panel does not count as member activity.
  const noSign = { [ENDS_SESSION]: '' };
  return (
    <aside className={styles.panel} aria-label="Test panel" {...noSign}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Test
      </button>
      {isOpen && (
        <>
          <Choice name="Printer" options={PRINTERS} {...printer} />
          <Choice name="Network" options={NETWORKS} {...network} />
          <fieldset>
            <legend>Idle</legend>
            <button type="button" onClick={() => clock.jump(10_000)}>
              +10 s
            </button>
            <button type="button" onClick={() => clock.jump(60_000)}>
              +60 s
            </button>
            <button type="button" onClick={() => walkAway(clock, isSession)}>
              Member walked away
            </button>
          </fieldset>
        </>
      )}
    </aside>
  );
}

interface ChoiceProps<Option extends string> {
  name: string;
  options: readonly Option[];
  state: () => Option;
  become: (option: Option) => void;
}

function Choice<Option extends string>({ name, options, state, become }: ChoiceProps<Option>) {
  const [chosen, setChosen] = useState(state);
  return (
    <fieldset>
      <legend>{name}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={chosen === option}
          onClick={() => {
            become(option);
            setChosen(option);
          }}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
