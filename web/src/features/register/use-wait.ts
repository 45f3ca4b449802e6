import { useAtomValue } from 'jotai';
import { useWaitLeft } from '../../shared/session/use-wait-left.ts';
import { codeWaitUntilAtom, waitUntilAtom } from './register-atoms.ts';

/** Whole seconds until another code can be requested. */
export const useCodeWait = (): number => useWaitLeft(useAtomValue(codeWaitUntilAtom));

/** Whole seconds until any request can be sent. [8.02] */
export const useWait = (): number => useWaitLeft(useAtomValue(waitUntilAtom));
