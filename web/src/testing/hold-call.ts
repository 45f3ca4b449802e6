import { act } from '@testing-library/react';
import type { TestWorld } from './render-app.tsx';

type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];

/** The real function, even when a test fakes timers. */
const { setImmediate } = globalThis;

/** Holds the next call of this endpoint until the test releases it. */
export async function holdCall({ control }: TestWorld, call: Call) {
  const { id } = await control.addFault({ call, kind: 'hang' });
  const isHeld = async () => (await control.faults()).some((fault) => fault.id === id && fault.times === 0);
  return {
    /** Resolves once the call has come. */
    hasCome: () =>
      act(async () => {
        while (!(await isHeld())) await new Promise<void>((resolve) => void setImmediate(resolve));
      }),
    release: () => control.removeFault(id),
  };
}
