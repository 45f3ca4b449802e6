import { useAtomValue } from 'jotai';
import { useWaitLeft } from '../../shared/session/use-wait-left.ts';
import { codeWaitUntilAtom, waitUntilAtom } from './register-atoms.ts';

export const useCodeWait = (): number => useWaitLeft(useAtomValue(codeWaitUntilAtom));

export const useWait = (): number => useWaitLeft(useAtomValue(waitUntilAtom));
