const tails = new WeakMap<object, Promise<unknown>>();

/** Runs the tasks of one owner one at a time, in the order of arrival. */
export function runExclusive<T>(owner: object, task: () => Promise<T>): Promise<T> {
  const tail = tails.get(owner) ?? Promise.resolve();
  const result = tail.then(task, task);
  tails.set(owner, result);
  return result;
}
