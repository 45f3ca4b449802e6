import { atom, type Atom } from 'jotai';

/** Runs tasks one after another, in each store. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

export const createQueue = (): Atom<Queue> =>
  atom(() => {
    let last: Promise<unknown> = Promise.resolve();
    return (task) => {
      const result = last.then(task);
      last = result.catch(() => {});
      return result;
    };
  });
